import type { Comparison, PairedComparison, PairedTask } from '../model/comparison.ts';
import type { Estimate, RepeatRates } from '../model/report.ts';
import { clusteredMean } from '../stats/index.ts';
import { NO_TASK } from './no-task.ts';
import type { PairedOutcome } from './paired-outcomes.ts';
import { pooledRuns, repeatRateMean } from './repeat-rates.ts';

const NO_VARIATION = 'every task has the same difference, which is no evidence of certainty';

/** The three intervals of a row: BCa and t of its task means, Newcombe's of one outcome per task. */
export function threeIntervals(
  comparison: PairedComparison,
  tasks: readonly PairedOutcome[],
): readonly Estimate[] {
  return [bootstrapped(comparison), clusteredT(comparison, tasks), majorityEstimate(comparison)];
}

/** B − A averaged in four ways: tasks alike (the primary), repeats alike, runs alike, one outcome per task. */
export function estimandsOf(
  comparison: PairedComparison,
  tasks: readonly PairedTask[],
  rates: readonly RepeatRates[],
): readonly Estimate[] {
  return [
    bootstrapped(comparison),
    repeatRateMean(rates, tasks.length),
    pooledRuns(tasks),
    majorityEstimate(comparison),
  ];
}

/** The estimate of the task means without its interval. */
export function taskMean({ n_tasks, rate_a, rate_b, difference }: Comparison) {
  return { estimand: 'task-mean', n: n_tasks, rate_a, rate_b, difference } as const;
}

/** The task means with their BCa interval, or the percentile interval in its place. */
export function bootstrapped(comparison: Comparison): Estimate {
  const { ci_bca: interval, reasons } = comparison;
  const reason = reasons.ci_bca ?? null;
  const method = interval === null ? null : reason === null ? 'bootstrap-bca' : 'bootstrap-percentile';
  return { ...taskMean(comparison), interval, method, reason };
}

function clusteredT(comparison: PairedComparison, tasks: readonly PairedOutcome[]): Estimate {
  const found = clusteredMean(tasks.map(({ difference }) => difference));
  if (found === null || found.no_variation) {
    const reason = found
      ? NO_VARIATION
      : tasks.length === 0
        ? NO_TASK
        : 'one task shows no variation between tasks';
    return { ...taskMean(comparison), interval: null, method: null, reason };
  }
  return { ...taskMean(comparison), interval: found.interval, method: 'clustered-t', reason: null };
}

function majorityEstimate({ transitions, ci_newcombe, reasons }: PairedComparison): Estimate {
  const { ss, su, us, uu } = transitions;
  const n = ss + su + us + uu;
  const rates =
    n === 0
      ? { rate_a: null, rate_b: null, difference: null }
      : { rate_a: (ss + su) / n, rate_b: (ss + us) / n, difference: (us - su) / n };
  const reason = reasons.ci_newcombe ?? reasons.transitions ?? null;
  const method = ci_newcombe === null ? null : 'newcombe';
  return { estimand: 'majority', n, ...rates, interval: ci_newcombe, method, reason };
}
