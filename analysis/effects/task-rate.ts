import { rateOfRepeat } from '../compare/index.ts';
import type { TaskRate } from '../model/effects.ts';
import { clusteredMean, wilson } from '../stats/index.ts';

/** Runs of one task that count, and of them those that are. */
export interface TaskShare {
  readonly hits: number;
  readonly runs: number;
}

/**
 * Mean over tasks of their shares; a task without a run that counts is left out. 95% interval: Wilson where each task has
 * one run or all shares are equal, else Student's t over tasks within [0, 1], since runs of one task are not independent.
 */
export function taskRate(tasks: readonly TaskShare[]): TaskRate {
  const counted = tasks.filter(({ runs }) => runs > 0);
  const hits = counted.reduce((sum, task) => sum + task.hits, 0);
  if (counted.every(({ runs }) => runs === 1)) return rateOfRepeat(hits, counted.length);
  const found = clusteredMean(counted.map((task) => task.hits / task.runs).sort((x, y) => x - y));
  if (found === null) return { rate: hits / counted[0]!.runs, ci: null, ci_method: null };
  const { n, mean, interval, no_variation } = found;
  if (no_variation) return { rate: mean, ci: wilson(mean * n, n), ci_method: 'wilson' };
  return { rate: mean, ci: [Math.max(0, interval[0]), Math.min(1, interval[1])], ci_method: 'clustered-t' };
}
