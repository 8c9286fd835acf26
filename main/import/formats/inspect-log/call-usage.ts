import type { Usage } from '../../transcript/usage.ts';
import { asNumber, asObject } from '../../untyped.ts';

/**
 * Tokens of a call as Inspect counts them. Whether `input_tokens` holds the cached ones differs by provider and version, but
 * the total holds everything, so all input is the total without the output. Null where nobody counted.
 */
export function callUsage(value: unknown): Usage | null {
  const usage = asObject(value);
  if (usage === null) return null;
  const output = asNumber(usage.output_tokens);
  const total = asNumber(usage.total_tokens) ?? 0;
  const cached = asNumber(usage.input_tokens_cache_read);
  const parts = [usage.input_tokens, cached, usage.input_tokens_cache_write].map(
    (part) => asNumber(part) ?? 0,
  );
  const input = total > 0 ? total - (output ?? 0) : parts.reduce((sum, part) => sum + part, 0);
  return { input, cached, output, cost_usd: asNumber(usage.total_cost) };
}
