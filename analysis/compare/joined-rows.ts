import type { Comparison } from '../model/comparison.ts';
import { holm } from '../stats/index.ts';
import type { RowIntervals } from './row-intervals.ts';

type Drawn = Pick<Comparison, 'ci_bootstrap' | 'ci_bca' | 'p_holm'>;

/** The rows of a comparison from what was computed apart, in their order; all of them are one Holm family. */
export function joinedRows<Row extends Pick<Comparison, 'p_permutation' | 'reasons'>>(
  alone: readonly Row[],
  intervals: readonly RowIntervals[],
): readonly (Row & Drawn)[] {
  const adjusted = holm(alone.map(({ p_permutation }) => p_permutation));
  return alone.map((row, i) => {
    const { ci_bootstrap, ci_bca, reasons } = intervals[i]!;
    const p_holm = adjusted[i]!;
    return { ...row, ci_bootstrap, ci_bca, p_holm, reasons: { ...reasons, ...row.reasons } };
  });
}
