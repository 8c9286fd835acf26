import type { Comparison } from '../model/comparison.ts';
import { holm } from '../stats/index.ts';
import type { RowAlone } from './compare-row.ts';
import type { RowIntervals } from './row-intervals.ts';

/** The rows of a comparison from what was computed apart, in their order; all of them are one Holm family. */
export function joinedRows(
  alone: readonly RowAlone[],
  intervals: readonly RowIntervals[],
): readonly Comparison[] {
  const adjusted = holm(alone.map(({ p_permutation }) => p_permutation));
  return alone.map((row, i) => {
    const { ci_bootstrap, ci_bca, reasons } = intervals[i]!;
    const p_holm = adjusted[i]!;
    return { ...row, ci_bootstrap, ci_bca, p_holm, reasons: { ...reasons, ...row.reasons } };
  });
}
