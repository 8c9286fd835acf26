import type { Cohort, Interval } from './comparison.ts';

/** A system among others under A and under B. Ranks count from 1, the best; equal scores share the mean of theirs. */
export interface RankedSystem {
  /** What tells the row from the others: the system, with its condition where rows differ in it. */
  readonly label: string;
  readonly system: string;
  readonly condition: string | null;
  /** Tasks that all ranked systems are scored on under both; everything below is over these. */
  readonly n_tasks: number;
  /** Tasks that this system is scored on under both, whatever the others. */
  readonly n_scored: number;
  /** Mean over tasks of the share of solved runs. */
  readonly score_a: number | null;
  readonly score_b: number | null;
  readonly rank_a: number | null;
  readonly rank_b: number | null;
  /** rank_b − rank_a: above 0 where it falls behind. */
  readonly shift: number | null;
  /** Simultaneous 95% confidence set of the rank: from least to greatest. */
  readonly set_a: Interval | null;
  readonly set_b: Interval | null;
  /** 95% percentile intervals of the task bootstrap: descriptive, and too narrow where systems are nearly tied. */
  readonly ci_a: Interval | null;
  readonly ci_b: Interval | null;
  readonly ci_shift: Interval | null;
}

/** Two systems of the ranking. */
export interface RankedPair {
  /** Labels of the two, the one that ranks ahead under A first. */
  readonly first: string;
  readonly second: string;
  readonly n_tasks: number;
  /** Score of the first minus score of the second. */
  readonly difference_a: number;
  readonly difference_b: number;
  /** Share of task resamples that reverse the order observed there, ties half; null where there is no order. */
  readonly swap_a: number | null;
  readonly swap_b: number | null;
  /** Paired permutation test of the difference, Holm over all pairs of the side. */
  readonly p_holm_a: number | null;
  readonly p_holm_b: number | null;
}

export interface Ranking {
  readonly by: 'condition' | 'benchmark';
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  /** The tasks that the ranks are over. */
  readonly cohort: Cohort;
  readonly n_tasks: number;
  /** Further tasks that a ranked system has runs of under both, but that are not scored for all of them. */
  readonly n_dropped: number;
  /** Further tasks that ranked systems have runs of under one side only. */
  readonly n_one_sided: number;
  /** Systems set aside because they have runs on one side only. */
  readonly n_systems_one_sided: number;
  /** Labels of systems set aside because no task of theirs is scored under both. */
  readonly unranked: readonly string[];
  /** In the order of their ranks under A. */
  readonly systems: readonly RankedSystem[];
  /** Kendall's τ_b and Spearman's ρ of the scores under A and B, with two-sided p. */
  readonly tau_b: number | null;
  readonly p_tau_b: number | null;
  readonly rho: number | null;
  readonly p_rho: number | null;
  /** Every pair of systems. */
  readonly swaps: readonly RankedPair[];
  /** Field → why it is null or how it was computed. */
  readonly reasons: Readonly<Record<string, string>>;
}
