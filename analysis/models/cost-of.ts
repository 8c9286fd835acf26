import { type Price, type Rates, ratesFor } from './price.ts';
import type { Usage } from './usage.ts';

const dollarsFor = (tokens: number, perMillion: number): number => (tokens * perMillion) / 1e6;

/** Dollars by the price table, cached input counted once at its own price. */
export function costOf(usage: Usage, price: Price): number {
  const rates = ratesFor(price, usage.input_tokens);
  const cached = usage.cached_tokens ?? 0;
  const written = usage.written_tokens ?? 0;
  return (
    dollarsFor(usage.input_tokens - cached - written, rates.input) +
    dollarsFor(cached, rates.cached_input ?? rates.input) +
    dollarsFor(written, rates.cache_write ?? rates.input) +
    dollarsFor(usage.output_tokens, rates.output)
  );
}

/** Dollars by the rule that published tables were made with: cached input charged as any input. */
export function publishedCostOf(usage: Usage, price: Price): number {
  const rates = ratesFor(price, usage.input_tokens);
  return dollarsFor(usage.input_tokens, rates.input) + dollarsFor(usage.output_tokens, rates.output);
}

/** The most that a call can cost whose prompt and reply have at most so many tokens: every token at the dearest rate it can have. */
export function costBound(input_tokens: number, output_tokens: number, price: Price): number {
  const tiers: readonly Rates[] =
    price.long_prompt && input_tokens > price.long_prompt.over ? [price, price.long_prompt] : [price];
  const dearest = (rate: (rates: Rates) => number) => Math.max(...tiers.map(rate));
  return (
    dollarsFor(
      input_tokens,
      dearest(({ input, cached_input, cache_write }) => Math.max(input, cached_input ?? 0, cache_write ?? 0)),
    ) +
    dollarsFor(
      output_tokens,
      dearest(({ output }) => output),
    )
  );
}
