/** Tokens of one call as they are billed. Null: the endpoint did not say. */
export interface Usage {
  /** All prompt tokens, cached ones among them. */
  readonly input_tokens: number;
  /** Prompt tokens that were read from the endpoint's cache: a part of the input, never beside it. */
  readonly cached_tokens: number | null;
  /** Prompt tokens that were written to the cache at a price of their own: a part of the input as well. */
  readonly written_tokens: number | null;
  /** All generated tokens, reasoning among them. */
  readonly output_tokens: number;
  /** Generated tokens that were thought and not said. */
  readonly reasoning_tokens: number | null;
}

/** Input and output, what was cached counted once. */
export const tokensOf = ({ input_tokens, output_tokens }: Usage): number => input_tokens + output_tokens;
