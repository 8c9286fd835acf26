import type { Cohort, ComparedSides, ComparisonResult, Interval } from './comparison.ts';
import type { Reasons } from './report.ts';

/** `resolve` is the share of solved runs; tokens are input and output together. */
export const CHANGE_MEASURES = ['resolve', 'steps', 'tokens', 'cost_usd'] as const;
export type ChangeMeasure = (typeof CHANGE_MEASURES)[number];

/** From A to B, over the tasks that have the measure on both sides; each task counts once, with the mean over its runs. */
export interface Change {
  readonly measure: ChangeMeasure;
  readonly n_tasks: number;
  readonly mean_a: number | null;
  readonly mean_b: number | null;
  /** B − A: shares (0.02 is two points), steps, tokens, dollars; with its 95% percentile interval of the task bootstrap. */
  readonly difference: number | null;
  readonly ci_difference: Interval | null;
  /** (B − A)/A: −0.25 is a quarter less. The ratio of sums less one, and so its interval. */
  readonly relative: number | null;
  readonly ci_relative: Interval | null;
  /** Field → why it is null; `measure` where all are. */
  readonly reasons: Reasons;
}

export interface ChangeRow {
  readonly system: string;
  readonly condition: string | null;
  /** In the order of `CHANGE_MEASURES`. */
  readonly changes: readonly Change[];
}

export interface Changes extends ComparedSides, Pick<ComparisonResult, 'seed'> {
  /** The tasks whose resolve rates are compared: scored on both sides in at least one row. */
  readonly cohort: Cohort;
  readonly rows: readonly ChangeRow[];
}
