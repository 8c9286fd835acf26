import { normalCdf, normalQuantile } from './normal.ts';

/** What the variance of a task's difference of means is made of, in squared units of the value. */
export interface DifferenceParts {
  /** Variance between tasks of the true differences. */
  readonly between: number;
  /** Variances of the runs of one task on each side, and the numbers of runs, above 0. */
  readonly within_a: number;
  readonly within_b: number;
  readonly runs_a: number;
  readonly runs_b: number;
}

/** sd of a task's difference of means: √(between + within_A/R_A + within_B/R_B). */
export function differenceSd({ between, within_a, within_b, runs_a, runs_b }: DifferenceParts): number {
  return Math.sqrt(between + within_a / runs_a + within_b / runs_b);
}

/**
 * Power of a two-sided test of mean difference 0 over `tasks` tasks, by the normal approximation:
 * Φ(|δ|√n/sd − z), within a point that of a t test in simulations. `sd` of the tasks' differences, in the unit of
 * `difference`. Null unless tasks and sd are above 0.
 */
export function meanPower(tasks: number, sd: number, difference: number, alpha = 0.05): number | null {
  if (!(tasks > 0 && sd > 0)) return null;
  return normalCdf((Math.abs(difference) * Math.sqrt(tasks)) / sd + normalQuantile(alpha / 2));
}

/** Least mean difference found with the wanted power: (z_{α/2} + z_β)·sd/√n. Null unless tasks and sd are above 0. */
export function meanDetectable(tasks: number, sd: number, power = 0.8, alpha = 0.05): number | null {
  return tasks > 0 && sd > 0 ? (deviationsNeeded(power, alpha) * sd) / Math.sqrt(tasks) : null;
}

/** Least number of tasks that find `difference` with the wanted power. Null where the difference or the sd is 0. */
export function meanTasks(sd: number, difference: number, power = 0.8, alpha = 0.05): number | null {
  if (!(sd > 0) || difference === 0) return null;
  return Math.max(1, Math.ceil(((deviationsNeeded(power, alpha) * sd) / difference) ** 2));
}

/** z_{α/2} + z_β; 0 where chance alone is power enough. */
function deviationsNeeded(power: number, alpha: number): number {
  return Math.max(0, normalQuantile(power) - normalQuantile(alpha / 2));
}
