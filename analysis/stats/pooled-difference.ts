import { type ClusterRobust, clusterRobust } from './cluster-robust.ts';
import { mean } from './mean.ts';

/** Values of the scored runs of one task under two conditions; either may be empty. */
export interface PairedRuns {
  readonly a: readonly number[];
  readonly b: readonly number[];
}

interface PooledDifference extends ClusterRobust {
  /** Mean of all B runs − mean of all A runs: a task with more runs weighs more. */
  readonly difference: number;
  readonly n_tasks: number;
  readonly n_runs: number;
}

/**
 * Difference B − A of the means over all runs, with standard errors clustered by task: ordinary least squares of the
 * runs on a constant and the condition, two regressors. Null without runs on a side, and for fewer than two tasks.
 */
export function pooledDifference(tasks: readonly PairedRuns[]): PooledDifference | null {
  const kept = tasks.filter(({ a, b }) => a.length + b.length > 0);
  const [a, b] = [kept.flatMap((task) => task.a), kept.flatMap((task) => task.b)];
  if (kept.length < 2 || a.length === 0 || b.length === 0) return null;
  const [meanA, meanB] = [mean(a), mean(b)];
  const influences = kept.map((task) => [
    ...task.a.map((value) => ({ value: value / a.length, residual: (meanA - value) / a.length })),
    ...task.b.map((value) => ({ value: value / b.length, residual: (value - meanB) / b.length })),
  ]);
  const difference = meanB - meanA;
  const robust = clusterRobust(difference, influences, 2);
  return { difference, n_tasks: kept.length, n_runs: a.length + b.length, ...robust };
}
