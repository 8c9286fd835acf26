/** Resolve rate of one benchmark × system × condition, for one repeat or (repeat null) the mean over repeats. */
export interface RateRow {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  /** null: mean over repeats. */
  readonly repeat: number | null;
  /** Tasks with a run, scored or not. */
  readonly n_tasks: number;
  /** Runs with a verdict that counts; in a mean row, tasks with at least one such run. */
  readonly n_scored: number;
  readonly n_unscored: number;
  /** Scored runs in which a non-empty PASS_TO_PASS passes nowhere. */
  readonly n_suspect: number;
  /** Unscored runs whose published verdict could not be decided. */
  readonly n_ambiguous: number;
  /** Resolved runs; in a mean row the mean number per repeat. */
  readonly resolved: number;
  /** Per repeat resolved / n_scored; mean row: unweighted mean of these. null when nothing is scored. */
  readonly rate: number | null;
  /** 95%: Wilson for one repeat, task-clustered t for a mean over several. */
  readonly ci: readonly [number, number] | null;
  readonly ci_method: 'wilson' | 'clustered-t' | null;
  /** Resolved count a leaderboard published for this system, where the source says. */
  readonly published: number | null;
  /** Agent limits and costs, means over runs that report them; null where none does. */
  readonly mean_steps: number | null;
  readonly mean_tokens: number | null;
  readonly mean_cost_usd: number | null;
  /** Outcome → number of runs; "none" counts runs without verdict. */
  readonly outcomes: Readonly<Record<string, number>>;
}
