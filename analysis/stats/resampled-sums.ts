import { byteSums } from './byte-sums.ts';
import { plainSums } from './plain-sums.ts';
import type { Resamples } from './resamples.ts';
import { wholeRows } from './whole-rows.ts';

/**
 * Row → resample → sum of the row over the tasks of the resample. `rows`: n finite values each. Whole numbers are
 * summed exactly, so that it makes no difference by which way.
 */
export function resampledSums(
  rows: readonly Float64Array[],
  n: number,
  resamples: Resamples,
): readonly Float64Array[] {
  const whole = wholeRows(rows, n);
  if (whole === null) return plainSums(rows, n, resamples);
  const { steps, most, least, denominator } = whole;
  const { count, random } = resamples;
  const sums = (random && byteSums(steps, most, n, count, random)) ?? plainSums(steps, n, resamples);
  for (const row of sums)
    for (let i = 0; i < row.length; i += 1) row[i] = (row[i]! + n * least) / denominator;
  return sums;
}
