import { packRows } from './packed-rows.ts';
import type { Random } from './random.ts';
import { DEFAULT_DRAWS, resamplesOf } from './resamples.ts';

/** Indices drawn at a time: enough to be fast, few enough to stay in the processor's cache. */
const BLOCK = 2 ** 15;

interface JointBootstrap {
  /**
   * System → resample → mean over the resampled tasks that the system has. NaN (a typed array holds no null) where a
   * resample has none of them.
   */
  readonly means: readonly Float64Array[];
  readonly exhaustive: boolean;
}

/**
 * Task bootstrap of several systems at once: a resample takes the same tasks, with all their runs, for every system
 * (Efron and Tibshirani, "An introduction to the bootstrap", 1993, ch. 8). `matrix`: systems × tasks, null where a
 * system lacks the task. At least one task; all n^n resamples where these number at most 100,000.
 *
 * A resample is turned into how often each task occurs, so that a system's sum is a product of two vectors.
 */
export function jointBootstrap(
  matrix: readonly (readonly (number | null)[])[],
  random: Random,
  draws: number = DEFAULT_DRAWS,
): JointBootstrap {
  const n = matrix[0]?.length ?? 0;
  if (n === 0 || matrix.some((row) => row.length !== n)) {
    throw new RangeError('a joint bootstrap needs at least one system and one task, and rows of one length');
  }
  const { rows, divisor } = layOut(matrix);
  const packed = packRows(rows, n);
  const { sums: packedSums, exhaustive } = resampledSums(packed.rows, n, random, draws);
  const sums = packed.unpack(packedSums);
  const means = matrix.map((_, system) => {
    const at = divisor[system];
    return meansOf(sums[system]!, at === undefined || at === null ? n : sums[at]!);
  });
  return { means, exhaustive };
}

interface Layout {
  /** One row of values per system, 0 where missing; then one row of 0/1 per distinct pattern of missing tasks. */
  readonly rows: readonly Float64Array[];
  /** System → row that counts its present tasks; null where it has all of them. */
  readonly divisor: readonly (number | null)[];
}

function layOut(matrix: readonly (readonly (number | null)[])[]): Layout {
  const rows = matrix.map((row) => Float64Array.from(row, (value) => value ?? 0));
  const patterns = new Map<string, number>();
  const divisor = matrix.map((row) => {
    if (!row.includes(null)) return null;
    const pattern = row.map((value) => (value === null ? 0 : 1));
    const key = pattern.join('');
    const at = patterns.get(key) ?? rows.push(Float64Array.from(pattern)) - 1;
    patterns.set(key, at);
    return at;
  });
  return { rows, divisor };
}

function meansOf(sums: Float64Array, divisor: number | Float64Array): Float64Array {
  if (typeof divisor === 'number') return sums.map((sum) => sum / divisor);
  return sums.map((sum, i) => sum / divisor[i]!);
}

/** Row → resample → sum of the row over the resampled tasks. */
function resampledSums(rows: readonly Float64Array[], n: number, random: Random, draws: number) {
  const { count, exhaustive, fill } = resamplesOf(n, draws, random);
  const aligned = alignByFour(rows, n);
  const sums = Array.from({ length: Math.ceil(rows.length / 4) * 4 }, () => new Float64Array(count));
  const perBlock = Math.max(1, Math.floor(BLOCK / n));
  const times = new Float64Array(n);
  for (let done = 0; done < count; done += perBlock) {
    const block = new Uint32Array(Math.min(perBlock, count - done) * n);
    fill(block);
    for (let start = 0, i = done; start < block.length; start += n, i += 1) {
      countTasks(block, start, times);
      for (let row = 0; row < sums.length; row += 4) sumFourRows(times, aligned, row * n, sums, row, i);
    }
  }
  return { sums, exhaustive };
}

/** Rows one after another, filled up with zeros to a multiple of four. */
function alignByFour(rows: readonly Float64Array[], n: number): Float64Array {
  const aligned = new Float64Array(Math.ceil(rows.length / 4) * 4 * n);
  rows.forEach((row, i) => {
    aligned.set(row, i * n);
  });
  return aligned;
}

/** How often each task occurs in the resample that starts at `start`. */
function countTasks(block: Uint32Array, start: number, times: Float64Array): void {
  times.fill(0);
  for (let i = start; i < start + times.length; i += 1) times[block[i]!]! += 1;
}

/** Four rows at once, since reading `times` costs as much as multiplying. */
function sumFourRows(
  times: Float64Array,
  aligned: Float64Array,
  offset: number,
  sums: readonly Float64Array[],
  row: number,
  resample: number,
): void {
  const n = times.length;
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let j = 0, at = offset; j < n; j += 1, at += 1) {
    const occurs = times[j]!;
    first += occurs * aligned[at]!;
    second += occurs * aligned[at + n]!;
    third += occurs * aligned[at + 2 * n]!;
    fourth += occurs * aligned[at + 3 * n]!;
  }
  sums[row]![resample] = first;
  sums[row + 1]![resample] = second;
  sums[row + 2]![resample] = third;
  sums[row + 3]![resample] = fourth;
}
