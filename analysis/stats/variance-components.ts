import { mean } from './mean.ts';
import type { TaskRuns } from './relabelling.ts';
import type { RepeatedTask } from './repeated-task.ts';

/** Why a variance cannot be split. */
type NoComponents = 'fewer than two tasks' | 'no task has two scored runs on a side';

interface VarianceComponents {
  /** Variance of the task means as observed, divisor n − 1. */
  readonly total: number | null;
  /** σ² of one run of a task: binomial noise, averaged over the tasks with at least two scored runs. */
  readonly within: number | null;
  /** What `total` holds beyond the noise of its means, at least 0. */
  readonly between: number | null;
  /** Tasks with a scored run, and those with at least two. */
  readonly n_tasks: number;
  readonly n_repeated: number;
  readonly reason: NoComponents | null;
}

interface PairedComponents {
  /** sd_d²: variance of the tasks' differences as observed, divisor n − 1. */
  readonly total: number | null;
  readonly within_a: number | null;
  readonly within_b: number | null;
  /** Variance of the differences if every task had endless runs, at least 0. */
  readonly between: number | null;
  readonly n_tasks: number;
  readonly n_repeated_a: number;
  readonly n_repeated_b: number;
  readonly reason: NoComponents | null;
}

/**
 * How the variance of a condition's task means splits into that between tasks and that of repeats (analysis of variance
 * by the method of moments; Searle, Casella and McCulloch, "Variance components", 1992, ch. 3).
 * total = between + within·mean(1/scored).
 */
export function varianceComponents(tasks: readonly RepeatedTask[]): VarianceComponents {
  const used = tasks.filter(({ scored }) => scored > 0);
  const { within, n_repeated, perMean } = runNoise(used);
  const total = variance(used.map(({ solved, scored }) => solved / scored));
  const between = total === null || perMean === null ? null : Math.max(0, total - perMean);
  return { total, within, between, n_tasks: used.length, n_repeated, reason: reasonOf(total, between) };
}

/**
 * The same of differences of two conditions, B − A, over the tasks scored on both sides:
 * sd_d² = between + σ²_A/R_A + σ²_B/R_B.
 */
export function pairedVarianceComponents(tasks: readonly TaskRuns[]): PairedComponents {
  const used = tasks.filter(({ scored_a, scored_b }) => scored_a > 0 && scored_b > 0);
  const a = runNoise(used.map(({ solved_a, scored_a }) => ({ solved: solved_a, scored: scored_a })));
  const b = runNoise(used.map(({ solved_b, scored_b }) => ({ solved: solved_b, scored: scored_b })));
  const total = variance(
    used.map(({ solved_a, scored_a, solved_b, scored_b }) => solved_b / scored_b - solved_a / scored_a),
  );
  const noise = a.perMean === null || b.perMean === null ? null : a.perMean + b.perMean;
  const between = total === null || noise === null ? null : Math.max(0, total - noise);
  const sides = { within_a: a.within, within_b: b.within };
  const counts = { n_tasks: used.length, n_repeated_a: a.n_repeated, n_repeated_b: b.n_repeated };
  return { total, ...sides, between, ...counts, reason: reasonOf(total, between) };
}

function reasonOf(total: number | null, between: number | null): NoComponents | null {
  if (total === null) return 'fewer than two tasks';
  return between === null ? 'no task has two scored runs on a side' : null;
}

/** Every task has a scored run. `perMean`: what the noise adds to the variance of the tasks' means. */
function runNoise(tasks: readonly RepeatedTask[]) {
  const repeated = tasks.filter(({ scored }) => scored >= 2);
  const n_repeated = repeated.length;
  if (n_repeated === 0) return { within: null, n_repeated, perMean: null };
  const within = mean(
    repeated.map(({ solved, scored }) => (solved * (scored - solved)) / (scored * (scored - 1))),
  );
  return { within, n_repeated, perMean: within * mean(tasks.map(({ scored }) => 1 / scored)) };
}

function variance(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
}
