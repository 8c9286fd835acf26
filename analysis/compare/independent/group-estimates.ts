import type { IndependentComparison, PairedTask } from '../../model/comparison.ts';
import type { Estimate, RepeatRates } from '../../model/report.ts';
import { welchT } from '../../stats/index.ts';
import { bootstrapped, taskMean } from '../estimates.ts';
import { pooledRates, repeatRateMean } from '../repeat-rates.ts';
import { outcomeDifference } from './group-difference.ts';
import { SINGLE_TASK } from './no-pairs.ts';
import { meansOf, type TaskGroups } from './task-groups.ts';

/** The three intervals of two groups: BCa and Welch's t of the task means, Newcombe's where each task has one verdict. */
export function groupEstimates(comparison: IndependentComparison, groups: TaskGroups): readonly Estimate[] {
  const { ci_newcombe: interval, reasons } = comparison;
  const newcombe: Estimate = {
    ...{ ...taskMean(comparison), interval },
    method: interval === null ? null : 'newcombe-independent',
    reason: reasons.ci_newcombe ?? null,
  };
  return [bootstrapped(comparison), welch(comparison, groups), newcombe];
}

function welch(comparison: IndependentComparison, { a, b, lacking }: TaskGroups): Estimate {
  const found = welchT(meansOf(a), meansOf(b));
  if (found !== null && !found.no_variation)
    return { ...taskMean(comparison), interval: found.interval, method: 'welch-t', reason: null };
  const reason = lacking ?? (found === null ? SINGLE_TASK : ALIKE);
  return { ...taskMean(comparison), interval: null, method: null, reason };
}

const ALIKE = 'the tasks of each side end alike, which is no evidence of certainty';

/** B − A averaged in four ways: tasks alike (the primary), repeats alike, runs alike, one outcome per task. */
export function groupEstimands(
  comparison: IndependentComparison,
  groups: TaskGroups,
  tasks: readonly PairedTask[],
  rates: readonly RepeatRates[],
): readonly Estimate[] {
  const pooled: Estimate = {
    ...{ estimand: 'pooled-runs', ...pooledRates(tasks), interval: null, method: null },
    reason:
      'runs of one task are not independent; their uncertainty is that between tasks, which the task means show',
  };
  return [bootstrapped(comparison), repeatRateMean(rates, tasks.length), pooled, majority(groups)];
}

function majority({ a, b, lacking }: TaskGroups): Estimate {
  const found = outcomeDifference(a, b);
  if (found === null) {
    const none = { n: 0, rate_a: null, rate_b: null, difference: null, interval: null, method: null };
    return { estimand: 'majority', ...none, reason: lacking ?? 'a side has no task with one outcome' };
  }
  const left = a.length + b.length - found.n;
  const reason =
    left === 0
      ? null
      : `${left} of ${a.length + b.length} tasks have no majority (a tie, or fewer than two scored runs)`;
  return { estimand: 'majority', ...found, method: 'newcombe-independent', reason };
}
