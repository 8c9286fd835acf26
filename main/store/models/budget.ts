/** A budget as it stands. Money is in whole billionths of a dollar. */
export interface Budget {
  readonly name: string;
  /** Null: what is spent is written down and not limited. */
  readonly cap_nano: number | null;
  /** Why nothing may be sent out under it any more; null while something may. */
  readonly closed: string | null;
  /** What calls came to that are over, as far as the cap reaches. */
  readonly spent_nano: number;
  /** Of that, what was charged whole because no reply, or none with a usage, came back. */
  readonly spent_unseen_nano: number;
  /** What calls may come to that are under way, or whose end nobody saw. */
  readonly reserved_nano: number;
  /** What endpoints charged beyond the cap. */
  readonly over_nano: number;
  readonly n_calls: number;
  /** Calls whose price is not known, which the sums leave out. */
  readonly n_unpriced: number;
  /** Milliseconds since the epoch. */
  readonly created_at: number;
}
