import type { Comparison, ComparisonResult, Interval, PairedTask } from './comparison.ts';
import type { RepeatedRuns } from './repeated-runs.ts';

/** What a run takes, beside its outcome. Input tokens include cached ones. */
export const MEASURES = ['steps', 'input_tokens', 'output_tokens', 'cost_usd', 'duration_s'] as const;
export type Measure = (typeof MEASURES)[number];

/** Means over the runs of one task on one side that report the measure; null where none does. */
export type TaskMeasures = Readonly<Record<Measure, number | null>>;

/** A task with what a report needs of it beyond its verdicts. */
export interface ReportTask extends PairedTask {
  /** Which repeat each run of `a` and of `b` is. */
  readonly repeats_a: readonly number[];
  readonly repeats_b: readonly number[];
  /** Null where the side has no run that counts. */
  readonly measures_a: TaskMeasures | null;
  readonly measures_b: TaskMeasures | null;
}

/** Runs by outcome; "none" counts runs without a verdict, "set-aside" those that a person took out. */
export type OutcomeCounts = Readonly<Record<string, number>>;

/** Input of one row of a report. */
export interface ReportInput {
  readonly system: string;
  readonly condition: string | null;
  readonly tasks: readonly ReportTask[];
  /** The unscored runs of each side. */
  readonly unscored_a: OutcomeCounts;
  readonly unscored_b: OutcomeCounts;
}

/** Field → why it is null or which fallback it used. */
export type Reasons = Readonly<Record<string, string>>;

/** Tasks with a run on either side: where they went. Each is counted once. */
export interface TaskCounts {
  /** Scored on both sides; on their own one where the sides share no task, which is then missing on none. */
  readonly n_compared: number;
  readonly n_dropped: number;
  /** Dropped: no run on the side. */
  readonly n_missing_a: number;
  readonly n_missing_b: number;
  /** Dropped, with runs on both sides: none of them scored on the side, or on neither. */
  readonly n_unscored_a: number;
  readonly n_unscored_b: number;
  readonly n_unscored_both: number;
  /** Runs of each side, and of them those without a verdict that counts, by outcome. */
  readonly runs_a: number;
  readonly runs_b: number;
  readonly unscored_a: OutcomeCounts;
  readonly unscored_b: OutcomeCounts;
}

export const ESTIMANDS = ['task-mean', 'run-rate-mean', 'pooled-runs', 'majority'] as const;
export const INTERVAL_METHODS = [
  'bootstrap-bca',
  'bootstrap-percentile',
  'newcombe',
  'clustered-t',
  'clustered-cr1',
  'welch-t',
  'newcombe-independent',
] as const;
export type IntervalMethod = (typeof INTERVAL_METHODS)[number];

/** One estimate of B − A with its 95% interval. */
export interface Estimate {
  /** What is averaged: each task alike, each repeat's rate, all runs alike, or one outcome per task. */
  readonly estimand: (typeof ESTIMANDS)[number];
  /** Tasks; runs for `pooled-runs`. */
  readonly n: number;
  readonly rate_a: number | null;
  readonly rate_b: number | null;
  readonly difference: number | null;
  readonly interval: Interval | null;
  readonly method: IntervalMethod | null;
  /** Why the interval is null, or which fallback it is. */
  readonly reason: string | null;
}

export const TESTS = ['permutation', 'mcnemar-exact', 'mcnemar-mid-p', 'clustered-t', 'welch-t'] as const;

/** One two-sided test of no difference; Holm's adjustment is over the rows of the report. */
export interface Test {
  readonly test: (typeof TESTS)[number];
  readonly p: number | null;
  readonly p_holm: number | null;
  readonly reason: string | null;
}

export const SCENARIOS = [
  'as-scored',
  'unscored-failed',
  'unscored-and-missing-failed',
  'best-for-b',
  'worst-for-b',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The comparison under one way of dealing with what has no verdict. */
export interface SensitivityRow {
  readonly scenario: Scenario;
  readonly n_tasks: number;
  readonly rate_a: number | null;
  readonly rate_b: number | null;
  readonly difference: number | null;
  /** 95%, BCa of the task bootstrap. */
  readonly interval: Interval | null;
  /** Permutation test. */
  readonly p: number | null;
  /** Against `as-scored`: another sign, or p on the other side of 0.05. Null where either is unknown. */
  readonly sign_changes: boolean | null;
  readonly significance_changes: boolean | null;
  readonly reasons: Reasons;
}

/** Of sides that share no task, a repository may have tasks of one side only. */
export interface RepositoryRow {
  readonly repository: string;
  readonly n_tasks: number;
  readonly rate_a: number | null;
  readonly rate_b: number | null;
  readonly difference: number | null;
  /** Over its tasks: t, null for fewer than two or where all differ alike; Newcombe on one outcome per task. */
  readonly ci_t: Interval | null;
  readonly ci_newcombe: Interval | null;
}

/** The comparison without the tasks of one repository; interval and p by t over tasks. */
export interface WithoutRepository {
  readonly repository: string;
  readonly n_tasks: number;
  readonly difference: number | null;
  readonly interval: Interval | null;
  readonly p: number | null;
  readonly sign_changes: boolean | null;
  readonly significance_changes: boolean | null;
}

/** The second level of clustering. Tasks that name no repository are left out, but stay in `without`. */
export interface RepositorySensitivity {
  readonly n_tasks: number;
  /** Compared tasks that name no repository. */
  readonly n_unknown: number;
  readonly n_repositories: number;
  /** Most tasks first, then by name. */
  readonly rows: readonly RepositoryRow[];
  /** B − A over the tasks whose repository is known. */
  readonly difference: number | null;
  /** CR1 over repositories, t with one degree of freedom fewer than repositories. */
  readonly clustered: { readonly se: number; readonly interval: Interval; readonly p: number | null } | null;
  /** Repositories, then tasks within each: standard deviation of the resamples and their percentiles. */
  readonly two_level: { readonly se: number; readonly interval: Interval } | null;
  readonly without: readonly WithoutRepository[];
  /** Whose leaving out moves the estimate most, and how far. */
  readonly most_influential: { readonly repository: string; readonly change: number } | null;
  readonly n_sign_changes: number;
  readonly n_significance_changes: number;
  readonly reasons: Reasons;
}

/** Resolve rates of one repeat over the compared tasks; rates are null where nothing is scored. */
export interface RepeatRates {
  readonly repeat: number;
  readonly n_a: number;
  readonly rate_a: number | null;
  readonly n_b: number;
  readonly rate_b: number | null;
  readonly difference: number | null;
}

/** What this comparison could have found, at its own size and variation; two-sided at 0.05. */
export interface Power {
  /** The difference in question, above 0, and the power wanted. */
  readonly stated_difference: number;
  readonly wanted: number;
  /** One outcome per task: tasks, and the share solved on one side only. */
  readonly n_outcomes: number;
  readonly discordance: number | null;
  /** Power for the stated difference: normal approximation, and McNemar's tests enumerated. */
  readonly power_normal: number | null;
  readonly power_exact: number | null;
  readonly power_mid_p: number | null;
  /** Least difference found with the wanted power. */
  readonly detectable_normal: number | null;
  readonly detectable_exact: number | null;
  readonly detectable_mid_p: number | null;
  /** Tasks that find the stated difference with the wanted power, normal approximation. */
  readonly tasks_needed: number | null;
  /** The same of the task means: tasks, and the standard deviation of their differences. */
  readonly n_tasks: number;
  readonly sd: number | null;
  /** Standard error of the difference of the task means. */
  readonly se: number | null;
  readonly mean_power: number | null;
  readonly mean_detectable: number | null;
  readonly mean_tasks_needed: number | null;
  readonly reasons: Reasons;
}

/** The effect on one measure, over tasks that have it on both sides; of sides that share no task, over those of each. */
export interface MeasureEffect {
  readonly measure: Measure;
  readonly n_tasks: number;
  readonly mean_a: number | null;
  readonly mean_b: number | null;
  readonly median_a: number | null;
  readonly median_b: number | null;
  /** Median of the tasks' differences B − A; of sides that share no task, the difference of the medians. */
  readonly median_difference: number | null;
  /** Sum of B by sum of A (of sides that share no task, mean by mean), with its 95% percentile interval of the task bootstrap. */
  readonly ratio: number | null;
  readonly ci_ratio: Interval | null;
  /** Wilcoxon's signed-rank test, or Mann–Whitney's of sides that share no task, and Holm's adjustment over the measures of the row. */
  readonly p: number | null;
  readonly p_method: 'exact' | 'enumerated' | 'normal' | null;
  readonly p_holm: number | null;
  readonly reasons: Reasons;
}

/** What a report adds to one row of a comparison. */
export interface ReportRow {
  readonly system: string;
  readonly condition: string | null;
  readonly tasks: TaskCounts;
  /** Of the task means: BCa, then t; of one outcome per task: Newcombe. */
  readonly estimates: readonly Estimate[];
  readonly tests: readonly Test[];
  readonly sensitivity: readonly SensitivityRow[];
  readonly repositories: RepositorySensitivity;
  readonly repeats: readonly RepeatRates[];
  /** Null where every task has one scored run a side. */
  readonly repeated_runs: RepeatedRuns | null;
  /** The same difference averaged in each of the four ways. */
  readonly estimands: readonly Estimate[];
  /** (SU − US)/tasks with one outcome on both sides: above 0 where B loses more than it gains. */
  readonly net_change: number | null;
  readonly power: Power;
  readonly measures: readonly MeasureEffect[];
}

/** What a figure of the report means, in plain words, and where its formula comes from. */
export interface Explanation {
  readonly name: string;
  readonly text: string;
  readonly source: string;
}

/** One page on a comparison. */
export interface Report {
  readonly comparison: ComparisonResult;
  /** What the runs were restricted to, beside the two sides. */
  readonly filter: Readonly<Record<string, readonly string[]>>;
  /** Rows with runs on one side only, which have nothing to compare. */
  readonly one_sided: readonly {
    readonly system: string;
    readonly condition: string | null;
    readonly side: 'a' | 'b';
  }[];
  readonly app_version: string;
  /** Resamples and relabellings where not all are enumerated. */
  readonly draws: number;
  readonly answer: string;
  /** In the order of `comparison.comparisons`. */
  readonly rows: readonly ReportRow[];
  readonly explanations: Readonly<Record<string, Explanation>>;
}

/** What is computed of a report, apart from what the store and the caller tell. */
export interface ComputedReport {
  readonly comparisons: readonly Comparison[];
  readonly mean_difference: number | null;
  readonly ci_mean_difference: Interval | null;
  readonly rows: readonly ReportRow[];
}
