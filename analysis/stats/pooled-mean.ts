import { type ClusterRobust, clusterRobust } from './cluster-robust.ts';
import { mean as meanOf } from './mean.ts';

interface PooledMean extends ClusterRobust {
  /** Mean of all runs: a task with more runs weighs more. */
  readonly mean: number;
  readonly n_tasks: number;
  readonly n_runs: number;
}

/**
 * Mean over all runs, with standard errors clustered by task: ordinary least squares of the runs on a constant, one
 * regressor. `tasks`: the values of each task's scored runs. Null for fewer than two tasks with runs.
 */
export function pooledMean(tasks: readonly (readonly number[])[]): PooledMean | null {
  const kept = tasks.filter((runs) => runs.length > 0);
  if (kept.length < 2) return null;
  const runs = kept.flat();
  const mean = meanOf(runs);
  const n = runs.length;
  const influences = kept.map((task) =>
    task.map((value) => ({ value: value / n, residual: (value - mean) / n })),
  );
  return { mean, n_tasks: kept.length, n_runs: n, ...clusterRobust(mean, influences, 1) };
}
