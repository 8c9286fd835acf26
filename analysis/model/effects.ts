import type { Cohort, Interval } from './comparison.ts';

/** Field of a row → why it is null or which fallback it used. */
type Reasons = Readonly<Record<string, string>>;

/** A difference B − A of shares with the task as the independent draw; tests of one table are one Holm family. */
export interface Effect {
  /** Tasks that have both sides; everything below is over these. */
  readonly n_tasks: number;
  /** Tasks with a run on either side that do not have both. */
  readonly n_dropped: number;
  /** Task-equal means; over systems, unweighted means of theirs. */
  readonly rate_a: number | null;
  readonly rate_b: number | null;
  readonly difference: number | null;
  /** 95%, percentile, over tasks. */
  readonly ci_bootstrap: Interval | null;
  readonly p_permutation: number | null;
  readonly p_holm: number | null;
  readonly reasons: Reasons;
}

export interface SystemEffect extends Effect {
  readonly contrast: string;
  readonly a: string;
  readonly b: string;
  readonly system: string;
}

export interface OverallEffect extends Effect {
  readonly contrast: string;
  readonly a: string;
  readonly b: string;
  readonly n_systems: number;
  /** Tasks with runs under both whose requests differ in something else as well. */
  readonly n_other: number;
}

/** What one field of a request, or its style, does to the resolve rate. */
export interface RequestEffects {
  readonly benchmark: string;
  readonly seed: string;
  /** Mean over systems, tasks resampled for all of them at once; Holm over these rows. */
  readonly overall: readonly OverallEffect[];
  /** Holm over these rows. */
  readonly by_system: readonly SystemEffect[];
  /** Conditions with runs that take no part, and why. */
  readonly left_out: readonly { readonly condition: string; readonly reason: string }[];
}

/** How the gap between a system and another (or the mean of all others) changes from A to B. */
export interface Interaction {
  /** The one with the higher rate under A, where two systems are compared. */
  readonly first: string;
  /** Null: the mean of all other systems. */
  readonly second: string | null;
  readonly n_tasks: number;
  readonly n_dropped: number;
  /** Rate of the first − rate of the second. */
  readonly gap_a: number | null;
  readonly gap_b: number | null;
  /** gap_b − gap_a, the difference of differences; below 0 the gap of the first over the second shrinks. */
  readonly change: number | null;
  readonly ci_bootstrap: Interval | null;
  readonly p_permutation: number | null;
  readonly p_holm: number | null;
  readonly reasons: Reasons;
}

export interface Interactions {
  readonly benchmark: string;
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  readonly versus: 'pairs' | 'rest';
  readonly interactions: readonly Interaction[];
  /** Standard deviation over systems (divisor n − 1) of their rates, on the tasks that all of them have. */
  readonly spread: {
    readonly n_systems: number;
    readonly n_tasks: number;
    readonly n_dropped: number;
    readonly sd_a: number | null;
    readonly sd_b: number | null;
    readonly difference: number | null;
    readonly ci_bootstrap: Interval | null;
    readonly reasons: Reasons;
  };
  /** Systems without a task scored under both. */
  readonly left_out: readonly string[];
}

/** A rate over tasks and how its interval was made. */
export interface TaskRate {
  readonly rate: number | null;
  readonly ci: Interval | null;
  readonly ci_method: 'wilson' | 'clustered-t' | null;
}

export interface DoseLevel extends TaskRate {
  readonly dose: number;
  readonly n_tasks: number;
  readonly n_scored: number;
  readonly n_unscored: number;
}

/** Change of the resolve rate per unit of dose, as the mean over tasks of their least-squares slopes. */
export interface DoseSlope {
  /** Tasks scored at two doses or more. */
  readonly n_tasks: number;
  /** Tasks with runs that are scored at fewer. */
  readonly n_dropped: number;
  readonly slope: number | null;
  readonly ci_bootstrap: Interval | null;
  readonly p_permutation: number | null;
  readonly p_holm: number | null;
  readonly reasons: Reasons;
}

export interface SystemDoseSlope extends DoseSlope {
  readonly system: string;
  readonly levels: readonly DoseLevel[];
}

export interface DoseResponse {
  readonly benchmark: string;
  readonly seed: string;
  readonly doses: readonly { readonly condition: string; readonly dose: number; readonly source: string }[];
  /** Mean over systems, tasks resampled for all of them at once; outside the Holm family. */
  readonly overall: DoseSlope & { readonly n_systems: number };
  readonly systems: readonly SystemDoseSlope[];
  readonly left_out: readonly { readonly condition: string; readonly reason: string }[];
}

/** Share of runs that a limit ended, of those whose exit is known and no error. */
export interface LimitShare extends TaskRate {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly n_tasks: number;
  readonly n_runs: number;
  /** Runs that submitted or met a limit: the denominator. */
  readonly n_ended: number;
  readonly n_limit: number;
  readonly n_error: number;
  readonly n_unknown: number;
  /** Limit → runs that it ended. */
  readonly by_limit: Readonly<Record<string, number>>;
  readonly reasons: Reasons;
}

export interface LimitDifference extends Effect {
  readonly system: string;
  readonly ci_newcombe: Interval | null;
}

export interface LimitExits {
  readonly seed: string;
  readonly shares: readonly LimitShare[];
  /** Null where no two conditions are compared. */
  readonly compared: {
    readonly benchmark: string;
    readonly a: string;
    readonly b: string;
    /** Shares of limit exits as rates; Holm over these rows. */
    readonly differences: readonly LimitDifference[];
  } | null;
}

interface CohortFact {
  readonly fact: string;
  /** Tasks for which it is known. */
  readonly n_cohort: number;
  readonly n_rest: number;
  readonly n_unknown: number;
  readonly p: number | null;
  /** Over all facts, categories and numbers. */
  readonly p_holm: number | null;
  readonly reasons: Reasons;
}

interface LargestShare {
  readonly name: string;
  readonly share: number;
}

export interface CohortCategory extends CohortFact {
  readonly n_categories: number;
  readonly total_variation: number | null;
  readonly chi2: number | null;
  readonly df: number | null;
  readonly cramers_v: number | null;
  readonly largest_cohort: LargestShare | null;
  readonly largest_rest: LargestShare | null;
}

export interface CohortNumber extends CohortFact {
  readonly median_cohort: number | null;
  readonly median_rest: number | null;
  /** Mann–Whitney, pairs in which the cohort's is larger, ties half. */
  readonly u: number | null;
  /** Cliff's δ, cohort over rest, and its 90% interval. */
  readonly delta: number | null;
  readonly ci_delta_90: Interval | null;
  readonly ks: number | null;
  readonly p_equivalence: number | null;
  readonly equivalent: boolean | null;
}

export interface CohortResolve {
  readonly system: string;
  readonly condition: string;
  /** Tasks with one outcome, and those with runs that have none. */
  readonly n_cohort: number;
  readonly n_rest: number;
  readonly n_dropped: number;
  readonly solved_cohort: number;
  readonly solved_rest: number;
  /** Cohort − rest, independent groups. */
  readonly difference: number | null;
  readonly ci_newcombe: Interval | null;
  readonly p: number | null;
  readonly p_holm: number | null;
  readonly ci_newcombe_90: Interval | null;
  readonly p_equivalence: number | null;
  readonly equivalent: boolean | null;
  readonly reasons: Reasons;
}

export interface CohortBias {
  readonly benchmark: string;
  readonly seed: string;
  readonly cohort: Cohort;
  readonly rest: Cohort;
  /** Tasks of the cohort that are not on the benchmark. */
  readonly n_elsewhere: number;
  /** Equivalence margins of resolve rates and of Cliff's δ. */
  readonly margin: number;
  readonly margin_delta: number;
  readonly categories: readonly CohortCategory[];
  readonly numbers: readonly CohortNumber[];
  /** Holm over these rows. */
  readonly resolve: readonly CohortResolve[];
}

/** One table, and whether the workspace allows it. */
export interface EffectOffer {
  readonly what: 'fields' | 'styles' | 'interaction' | 'dose' | 'limits' | 'cohort';
  readonly benchmark: string | null;
  readonly possible: boolean;
  /** What it would be over, or why it is not possible. */
  readonly detail: string;
}
