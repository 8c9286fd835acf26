import { meanOverTasks, type RepeatedTask, requireRuns, type TaskMean } from './repeated-task.ts';

/**
 * pass^k = C(c, k)/C(n, k): the chance that all of k runs drawn from the n scored ones are solved (Yao et al., "τ-bench",
 * 2024). Null where k > n.
 */
export function passHatK(solved: number, scored: number, k: number): number | null {
  requireRuns(k);
  if (k > scored) return null;
  let all = 1;
  for (let i = 0; i < k; i += 1) all *= Math.max(0, solved - i) / (scored - i);
  return all;
}

/** pass^k averaged over the tasks that have at least k scored runs. */
export function meanPassHatK(tasks: readonly RepeatedTask[], k: number): TaskMean {
  requireRuns(k);
  return meanOverTasks(tasks, (solved, scored) => passHatK(solved, scored, k));
}
