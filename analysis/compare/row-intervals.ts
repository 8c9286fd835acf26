import type { Comparison, PairedRow } from '../model/comparison.ts';
import type { BcaFallback } from '../stats/index.ts';
import type { CompareOptions } from './compare-options.ts';
import { NO_TASK } from './no-task.ts';
import { pairedOutcomes } from './paired-outcomes.ts';
import { rowBootstraps } from './row-bootstraps.ts';

export type RowIntervals = Pick<Comparison, 'ci_bootstrap' | 'ci_bca' | 'reasons'>;

const BCA_FALLBACKS: Readonly<Record<BcaFallback, string>> = {
  'no-variation':
    'every task has the same difference, so there is nothing to correct: the percentile interval',
  'one-sided': 'all resamples lie on one side of the difference: the percentile interval',
  'out-of-range': 'the correction leaves its range: the percentile interval',
};

/**
 * Row → 95% task-bootstrap intervals of its difference B − A. A row's do not depend on the other rows, but rows of the
 * same number of tasks are had together at the price of one.
 */
export function rowIntervals(rows: readonly PairedRow[], options: CompareOptions): readonly RowIntervals[] {
  const differences = rows.map((row) => pairedOutcomes(row).tasks.map(({ difference }) => difference));
  return rowBootstraps(differences, options).map((bootstrap, i) =>
    intervals(differences[i]!.length, bootstrap),
  );
}

function intervals(n: number, bootstrap: ReturnType<typeof rowBootstraps>[number]): RowIntervals {
  if (bootstrap === null) {
    const reason = n === 0 ? NO_TASK : 'one task shows no variation between tasks';
    return { ci_bootstrap: null, ci_bca: null, reasons: { ci_bootstrap: reason, ci_bca: reason } };
  }
  const { percentile, bca, bca_fallback } = bootstrap;
  const reasons: Record<string, string> = {};
  if (bca_fallback !== null) reasons.ci_bca = BCA_FALLBACKS[bca_fallback];
  if (bca_fallback === 'no-variation') {
    reasons.ci_bootstrap =
      'every task has the same difference, so the interval is a point and no evidence of certainty';
  }
  return { ci_bootstrap: percentile, ci_bca: bca, reasons };
}
