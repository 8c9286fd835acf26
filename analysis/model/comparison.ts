import type { NamedCohort } from './named-cohort.ts';

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

export interface Comparison {
  readonly system: string;
  readonly condition: string | null;
  /** Tasks scored on both sides; everything below is over these. */
  readonly n_tasks: number;
  /** Tasks with a run on either side that are not scored on both. */
  readonly n_dropped: number;
  /** Task-equal means of the two sides. */
  readonly rate_a: number | null;
  readonly rate_b: number | null;
  /** B − A, task-equal. */
  readonly difference: number | null;
  readonly ci_bootstrap: Interval | null;
  readonly ci_bca: Interval | null;
  /** Newcombe 10 of B − A on one outcome per task. */
  readonly ci_newcombe: Interval | null;
  /** b: solved by A only, c: by B only. */
  readonly mcnemar: {
    readonly b: number;
    readonly c: number;
    readonly exact: number | null;
    readonly mid_p: number | null;
  };
  readonly p_permutation: number | null;
  readonly p_holm: number | null;
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
  readonly by_repository: readonly RepositoryDifference[];
  /** Field → why it is null or which fallback it used. */
  readonly reasons: Readonly<Record<string, string>>;
}

export interface Cohort {
  readonly name: string;
  readonly n_tasks: number;
  /** SHA-256 of the sorted canonical task ids, joined by newlines; first 16 hex digits. */
  readonly hash: string;
  /** The named cohorts that the filter keeps to; none where it names none. */
  readonly within: readonly NamedCohort[];
}

export interface ComparisonResult {
  readonly by: 'condition' | 'system' | 'benchmark';
  readonly a: string;
  readonly b: string;
  readonly cohort: Cohort;
  readonly seed: string;
  readonly comparisons: readonly Comparison[];
  /** Mean of the rows' differences (rows weigh equally); null without rows. */
  readonly mean_difference: number | null;
  readonly ci_mean_difference: Interval | null;
}
