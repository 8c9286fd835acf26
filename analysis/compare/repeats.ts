import type { Repeats } from '../model/comparison.ts';
import { majority, type OutcomeRule, singleRun } from '../stats/index.ts';

export function solvedRuns(repeats: Repeats): number {
  return repeats.filter((verdict) => verdict === 1).length;
}

export function scoredRuns(repeats: Repeats): number {
  return repeats.filter((verdict) => verdict !== null).length;
}

/**
 * How a side comes to one outcome per task: where its tasks have at most one run each, that run; otherwise the majority, so
 * that a task never counts more for having more runs.
 */
export function outcomeRule(side: readonly Repeats[]): OutcomeRule {
  return side.every((repeats) => repeats.length <= 1) ? singleRun : majority;
}
