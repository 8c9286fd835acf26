import { meanOverTasks, type RepeatedTask, requireRuns, type TaskMean } from './repeated-task.ts';

/**
 * pass@k = 1 − C(n−c, k)/C(n, k): the chance that at least one of k runs drawn from the n scored ones is solved (Chen et
 * al., "Evaluating large language models trained on code", 2021). Null where k > n.
 */
export function passAtK(solved: number, scored: number, k: number): number | null {
  requireRuns(k);
  if (k > scored) return null;
  let none = 1;
  for (let i = 0; i < k; i += 1) none *= Math.max(0, scored - solved - i) / (scored - i);
  return 1 - none;
}

/** pass@k averaged over the tasks that have at least k scored runs. */
export function meanPassAtK(tasks: readonly RepeatedTask[], k: number): TaskMean {
  requireRuns(k);
  return meanOverTasks(tasks, (solved, scored) => passAtK(solved, scored, k));
}
