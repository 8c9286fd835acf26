import type { RateRow } from './rate-row.ts';

/** What a run takes, set against whether it resolves its task. Tokens are input and output together. */
export const TRADEOFF_MEASURES = ['cost_usd', 'tokens', 'steps', 'duration_s'] as const;
export type TradeoffMeasure = (typeof TRADEOFF_MEASURES)[number];

/** A system under a condition on one benchmark. */
export interface TradeoffPoint
  extends Pick<
    RateRow,
    | 'benchmark'
    | 'system'
    | 'condition'
    | 'n_tasks'
    | 'n_scored'
    | 'n_unscored'
    | 'resolved'
    | 'ci'
    | 'ci_method'
  > {
  readonly rate: number;
  /** Runs, of all repeats, and of these the ones that report the measure. */
  readonly n_runs: number;
  readonly n_known: number;
  /** Per run, over those that report it. */
  readonly mean: number;
  /** The same of each repeat that has any: the least and the greatest, and how many these are. */
  readonly min: number;
  readonly max: number;
  readonly n_repeats: number;
  /**
   * On the Pareto front of its benchmark: no other point resolves at least as much for at most as much, with one of the
   * two strictly better. Points that are equal in both are on it together.
   */
  readonly on_front: boolean;
}

export interface Tradeoff {
  readonly measure: TradeoffMeasure;
  readonly points: readonly TradeoffPoint[];
  /** Groups without a point, and why. */
  readonly left_out: readonly {
    readonly benchmark: string;
    readonly system: string;
    readonly condition: string;
    readonly n_runs: number;
    readonly reason: string;
  }[];
}
