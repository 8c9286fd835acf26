import type { Resamples } from './resamples.ts';
import { talliedSums } from './tallied-sums.ts';

/**
 * Row → resample → sum of the row over the tasks of the resample, added up by ascending task. `rows`: n finite values
 * each.
 */
export function plainSums(
  rows: readonly Float64Array[],
  n: number,
  { count, fill }: Resamples,
): readonly Float64Array[] {
  const indices = new Uint32Array(n);
  return talliedSums(rows, n, count, (counts) => {
    fill(indices);
    for (let i = 0; i < indices.length; i += 1) counts[indices[i]!]! += 1;
  });
}
