/** What is about to be sent out under a budget. */
export interface NewBudgetEntry {
  readonly budget: string;
  /** What the call is made for, such as an attempt; null where nobody asks. */
  readonly subject: string | null;
  readonly role: string;
  readonly endpoint: string;
  readonly model: string;
  /** JSON; null where the price is not known. */
  readonly price: string | null;
  /** Tokens that prompt and reply can have at most. */
  readonly input_bound: number;
  readonly output_bound: number;
  /** The most that it can cost; null where the price is not known. */
  readonly reserved_nano: number | null;
  /** Milliseconds since the epoch. */
  readonly opened_at: number;
}

/**
 * By what an entry was settled: what the endpoint said it used; the whole reservation, since no usage came back; or nothing, since
 * the endpoint refused it or was never reached.
 */
export type SettledBy = 'usage' | 'reservation' | 'not-charged';

/** How a call ended. */
export interface Settlement {
  readonly entry_id: number;
  readonly settled_by: SettledBy;
  /** What the usage costs; null without one, or where the price is not known. */
  readonly actual_nano: number | null;
  readonly input_tokens: number | null;
  readonly cached_tokens: number | null;
  readonly output_tokens: number | null;
  /** Why nothing more may be sent out, where the call showed that the endpoint gives more than it was asked for. */
  readonly close: string | null;
  /** Milliseconds since the epoch. */
  readonly settled_at: number;
}
