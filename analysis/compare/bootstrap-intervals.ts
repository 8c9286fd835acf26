import type { Interval } from '../model/comparison.ts';
import type { BcaFallback } from '../stats/index.ts';
import { NO_TASK } from './no-task.ts';
import type { RowBootstrap } from './row-bootstraps.ts';

interface BootstrapIntervals {
  readonly percentile: Interval | null;
  readonly bca: Interval | null;
  /** Why an interval is null, a point, or another one. */
  readonly reasons: Readonly<Record<string, string>>;
}

const BCA_FALLBACKS: Readonly<Record<BcaFallback, string>> = {
  'no-variation':
    'every task has the same difference, so there is nothing to correct: the percentile interval',
  'one-sided': 'all resamples lie on one side of the difference: the percentile interval',
  'out-of-range': 'the correction leaves its range: the percentile interval',
};

/** Both intervals of a row over `n` tasks, with what is to be said of them. */
export function bootstrapIntervals(n: number, bootstrap: RowBootstrap): BootstrapIntervals {
  if (bootstrap === null) {
    const reason = n === 0 ? NO_TASK : 'one task shows no variation between tasks';
    return { percentile: null, bca: null, reasons: { ci_bootstrap: reason, ci_bca: reason } };
  }
  const { percentile, bca, bca_fallback } = bootstrap;
  const reasons: Record<string, string> = {};
  if (bca_fallback !== null) reasons.ci_bca = BCA_FALLBACKS[bca_fallback];
  if (bca_fallback === 'no-variation') {
    reasons.ci_bootstrap =
      'every task has the same difference, so the interval is a point and no evidence of certainty';
  }
  return { percentile, bca, reasons };
}
