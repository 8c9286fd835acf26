import type { Filter } from './filter.ts';
import type { NamedCohort } from './named-cohort.ts';

/** What the two sides of a comparison differ in. */
export const COMPARE_BY = ['condition', 'system', 'benchmark', 'filter'] as const;
export type CompareBy = (typeof COMPARE_BY)[number];

/** Repeats of one task on one side: 1 resolved, 0 not, null unscored. */
export type Repeats = readonly (0 | 1 | null)[];

/** One task seen from both sides; the independent unit of every comparison. */
export interface PairedTask {
  readonly task: string;
  readonly repository: string | null;
  readonly a: Repeats;
  readonly b: Repeats;
}

/** Input of one comparison row: one system (or one condition, one pair of benchmarks) over its tasks. */
export interface PairedRow {
  readonly system: string;
  readonly condition: string | null;
  readonly tasks: readonly PairedTask[];
}

export type Interval = readonly [number, number];

export interface RepositoryDifference {
  readonly repository: string;
  readonly n_tasks: number;
  readonly difference: number;
  readonly ci_newcombe: Interval | null;
}

/** One row, whether its tasks are pairs or two groups. */
interface ComparisonRow {
  readonly system: string;
  readonly condition: string | null;
  /** Tasks that are compared; everything below is over these. */
  readonly n_tasks: number;
  /** Those of each side. */
  readonly n_tasks_a: number;
  readonly n_tasks_b: number;
  /** Tasks with a run on either side that are not compared. */
  readonly n_dropped: number;
  /** Task-equal means of the two sides. */
  readonly rate_a: number | null;
  readonly rate_b: number | null;
  /** B − A, task-equal. */
  readonly difference: number | null;
  readonly ci_bootstrap: Interval | null;
  readonly ci_bca: Interval | null;
  /** Newcombe of B − A: of pairs on one outcome per task, of two groups where each task has one verdict. */
  readonly ci_newcombe: Interval | null;
  readonly p_permutation: number | null;
  readonly p_holm: number | null;
  readonly by_repository: readonly RepositoryDifference[];
  /** Field → why it is null or which fallback it used. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Compared task by task, over those scored on both sides: the two sides have the same tasks. */
export interface PairedComparison extends ComparisonRow {
  readonly paired: true;
  /** b: solved by A only, c: by B only. */
  readonly mcnemar: {
    readonly b: number;
    readonly c: number;
    readonly exact: number | null;
    readonly mid_p: number | null;
  };
  /** Solved/unsolved under A then B, one outcome per task. */
  readonly transitions: {
    readonly ss: number;
    readonly su: number;
    readonly us: number;
    readonly uu: number;
    readonly excluded: number;
  };
  readonly retention: number | null;
  readonly overturn_null: number | null;
}

/** Two independent groups of tasks, of which the sides share none: nothing that needs pairs is known. */
export interface IndependentComparison extends ComparisonRow {
  readonly paired: false;
  readonly mcnemar: null;
  readonly transitions: null;
  readonly retention: null;
  readonly overturn_null: null;
}

export type Comparison = PairedComparison | IndependentComparison;

export interface Cohort {
  readonly name: string;
  readonly n_tasks: number;
  /** SHA-256 of the sorted canonical task ids, joined by newlines; first 16 hex digits. */
  readonly hash: string;
  /** The named cohorts that the filter keeps to; none where it names none. */
  readonly within: readonly NamedCohort[];
}

/** What is compared: two names of a kind, or two filters, which then have names of their own. */
export interface ComparedSides {
  readonly by: CompareBy;
  readonly a: string;
  readonly b: string;
  readonly filter_a?: Filter | undefined;
  readonly filter_b?: Filter | undefined;
}

export interface ComparisonResult extends ComparedSides {
  readonly cohort: Cohort;
  readonly seed: string;
  readonly comparisons: readonly Comparison[];
  /** Mean of the rows' differences (rows weigh equally); null without rows. */
  readonly mean_difference: number | null;
  readonly ci_mean_difference: Interval | null;
}
