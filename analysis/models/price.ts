/** US dollars per million tokens. */
export interface Rates {
  readonly input: number;
  /** Null: as input. */
  readonly cached_input: number | null;
  /** Of input that is written to the cache; null: as input. */
  readonly cache_write: number | null;
  readonly output: number;
}

/** List price of a model. */
export interface Price extends Rates {
  /** What every token of a call costs whose prompt has more than `over` tokens. */
  readonly long_prompt: (Rates & { readonly over: number }) | null;
}

/** What costs nothing, such as a model on one's own machine. */
export const FREE: Price = { input: 0, cached_input: 0, cache_write: 0, output: 0, long_prompt: null };

/** The rates of a call with a prompt of so many tokens. */
export const ratesFor = (price: Price, input_tokens: number): Rates =>
  price.long_prompt && input_tokens > price.long_prompt.over ? price.long_prompt : price;
