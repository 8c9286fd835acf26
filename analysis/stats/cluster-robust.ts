import type { Interval } from '../model/comparison.ts';
import { studentTQuantile, studentTTwoSided } from './student-t.ts';
import { sum } from './sum.ts';

interface RobustError {
  readonly se: number;
  /** 95%, Student's t with one degree of freedom fewer than tasks. */
  readonly interval: Interval;
  /** Two-sided test of 0; null where no variation is seen. */
  readonly p: number | null;
}

export interface ClusterRobust {
  /** Without small-sample correction. */
  readonly cr0: RobustError;
  /** Variance × G/(G − 1) · (N − 1)/(N − k) for G tasks, N runs and k regressors. */
  readonly cr1: RobustError;
  /** What the runs of a task add cancels (to 12 digits) in every task, so SE is 0: no evidence of certainty. */
  readonly no_variation: boolean;
}

/** What one run adds to an estimate. */
export interface Influence {
  /** By its value, and by the value's distance from what is fitted. */
  readonly value: number;
  readonly residual: number;
}

/**
 * Standard errors of an estimate over runs that are clustered by task (Liang and Zeger, "Longitudinal data analysis
 * using generalized linear models", 1986). `influences`: task → run; at least two tasks.
 *
 * With the ten repositories of a benchmark in place of tasks, half of the runs in one, 95% intervals of CR1 hold the mean in
 * 91%, and in 87% where effects are shared within repositories: there are too few of them and too unequal. Clustered by
 * task it is 77% there (see `clusteredMean`).
 */
export function clusterRobust(
  estimate: number,
  influences: readonly (readonly Influence[])[],
  regressors: number,
): ClusterRobust {
  const sums = influences.map((task) => sum(task.map(({ residual }) => residual)));
  const largest = influences.flat().reduce((most, { value }) => Math.max(most, Math.abs(value)), 0);
  const no_variation = sums.every((total) => Math.abs(total) <= 1e-12 * largest);
  const error = (variance: number) =>
    robustError(estimate, no_variation ? 0 : variance, influences.length - 1);
  const variance = sum(sums.map((total) => total ** 2));
  return { cr0: error(variance), cr1: error(variance * correction(influences, regressors)), no_variation };
}

/** Not finite where as many regressors as runs leave no residual. */
function correction(influences: readonly (readonly Influence[])[], regressors: number): number {
  const [tasks, runs] = [influences.length, influences.flat().length];
  return ((tasks / (tasks - 1)) * (runs - 1)) / (runs - regressors);
}

function robustError(estimate: number, variance: number, freedom: number): RobustError {
  if (variance === 0) return { se: 0, interval: [estimate, estimate], p: null };
  const se = Math.sqrt(variance);
  const half = studentTQuantile(0.975, freedom) * se;
  return { se, interval: [estimate - half, estimate + half], p: studentTTwoSided(estimate / se, freedom) };
}
