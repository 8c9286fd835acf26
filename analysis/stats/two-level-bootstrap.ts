import type { Random } from './random.ts';
import { DEFAULT_DRAWS } from './resamples.ts';
import { talliedSums } from './tallied-sums.ts';

/**
 * Bootstrap of several means whose units are clustered (Davison and Hinkley, "Bootstrap methods and their application",
 * 1997, §3.8): a resample draws as many clusters as there are, with replacement, and from each cluster drawn as many of
 * its units, with replacement. Its mean is over the units drawn, of which there are more where large clusters are drawn.
 *
 * `rows`: system → value of each unit, cluster after cluster. `sizes`: units of each cluster, above 0; the same for every
 * row, which share the resamples. System → resample → mean.
 */
export function twoLevelBootstrap(
  rows: readonly Float64Array[],
  sizes: readonly number[],
  random: Random,
  draws: number = DEFAULT_DRAWS,
): readonly Float64Array[] {
  const n = sizes.reduce((total, size) => total + size, 0);
  if (n === 0 || rows.some((row) => row.length !== n))
    throw new RangeError('a two-level bootstrap needs a unit, and rows of as many values as there are units');
  const ones = new Float64Array(n).fill(1);
  const sums = talliedSums([...rows, ones], n, draws, drawClusters(sizes, random));
  const drawn = sums[rows.length]!;
  return rows.map((_, row) => sums[row]!.map((sum, resample) => sum / drawn[resample]!));
}

/** Adds to the counts of the units those of one resample. */
function drawClusters(sizes: readonly number[], random: Random): (counts: Int32Array) => void {
  const clusters = new Uint32Array(sizes.length);
  const units = sizes.map((size) => new Uint32Array(size));
  const starts = startsOf(sizes);
  return (counts) => {
    random.fillBelow(sizes.length, clusters);
    for (let i = 0; i < clusters.length; i += 1) {
      const start = starts[clusters[i]!]!;
      const drawn = units[clusters[i]!]!;
      random.fillBelow(drawn.length, drawn);
      for (let k = 0; k < drawn.length; k += 1) counts[start + drawn[k]!]! += 1;
    }
  };
}

function startsOf(sizes: readonly number[]): readonly number[] {
  let next = 0;
  return sizes.map((size) => {
    next += size;
    return next - size;
  });
}
