import { resampledSums } from './resampled-sums.ts';
import type { Resamples } from './resamples.ts';

/**
 * System → resample → mean over the resampled tasks that the system has; NaN (a typed array holds no null) where a
 * resample has none of them. `matrix`: systems × tasks, null where a system lacks the task.
 * @throws RangeError without a system or a task, or where rows have several lengths
 */
export function resampledMeans(
  matrix: readonly (readonly (number | null)[])[],
  resamples: Resamples,
): readonly Float64Array[] {
  const n = matrix[0]?.length ?? 0;
  if (n === 0 || matrix.some((row) => row.length !== n)) {
    throw new RangeError('a joint bootstrap needs at least one system and one task, and rows of one length');
  }
  const { rows, divisor } = layOut(matrix);
  const sums = resampledSums(rows, n, resamples);
  return matrix.map((_, system) => {
    const at = divisor[system];
    return divide(sums[system]!, at === undefined || at === null ? n : sums[at]!);
  });
}

interface Layout {
  /** One row of values per system, 0 where missing; then one row of 0/1 per distinct pattern of missing tasks. */
  readonly rows: readonly Float64Array[];
  /** System → row that counts its present tasks; null where it has all of them. */
  readonly divisor: readonly (number | null)[];
}

function layOut(matrix: readonly (readonly (number | null)[])[]): Layout {
  const rows = matrix.map((row) => new Float64Array(row.map((value) => value ?? 0)));
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

/** In place: the sums are not needed any more, and there may be megabytes of them. */
function divide(sums: Float64Array, divisor: number | Float64Array): Float64Array {
  for (let i = 0; i < sums.length; i += 1) sums[i]! /= typeof divisor === 'number' ? divisor : divisor[i]!;
  return sums;
}
