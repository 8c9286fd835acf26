import { asNumber, asObject, type Untyped } from '../../untyped.ts';

/** Tokens of one model call; cached input is counted once, inside input. Null: not said. */
export interface Usage {
  readonly input: number;
  readonly cached: number | null;
  readonly output: number;
}

/** Chat completions and Responses count cached tokens as input; Anthropic's own form leaves them out of it. */
function inputTokens(usage: Untyped, cached: number | null): number | null {
  const counted = asNumber(usage.prompt_tokens);
  if (counted !== null) return counted;
  const bare = asNumber(usage.input_tokens);
  if (bare === null || asObject(usage.input_tokens_details) !== null) return bare;
  return bare + (cached ?? 0) + (asNumber(usage.cache_creation_input_tokens) ?? 0);
}

/** Usage of a reply of any of the three kinds; null where it tells none. */
export function usageOf(response: unknown): Usage | null {
  const usage = asObject(asObject(response)?.usage);
  if (usage === null) return null;
  const details = asObject(usage.prompt_tokens_details) ?? asObject(usage.input_tokens_details);
  const cached = asNumber(details?.cached_tokens) ?? asNumber(usage.cache_read_input_tokens);
  const input = inputTokens(usage, cached);
  const output = asNumber(usage.completion_tokens) ?? asNumber(usage.output_tokens);
  return input === null || output === null ? null : { input, cached, output };
}
