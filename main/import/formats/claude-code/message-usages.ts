import type { Usage } from '../../transcript/usage.ts';
import { asNumber, asObject, asText, type Untyped } from '../../untyped.ts';

/** Made up by the program itself, such as the words for an error: no model was called. */
export const isSynthetic = (line: Untyped): boolean =>
  line.isApiErrorMessage === true || asObject(line.message)?.model === '<synthetic>';

/** One reply of a model comes as several lines, all with the same id; null where it is no reply. */
export function replyKey(line: Untyped): string | null {
  if (line.type !== 'assistant' || isSynthetic(line)) return null;
  const id = asText(asObject(line.message)?.id);
  return id === null ? asText(line.uuid) : `${id} ${asText(line.requestId) ?? ''}`;
}

function usageOf(line: Untyped): Usage {
  const usage = asObject(asObject(line.message)?.usage);
  const fresh = asNumber(usage?.input_tokens);
  const read = asNumber(usage?.cache_read_input_tokens);
  const written = asNumber(usage?.cache_creation_input_tokens);
  return {
    input: fresh === null ? null : fresh + (read ?? 0) + (written ?? 0),
    cached: read,
    output: asNumber(usage?.output_tokens),
    cost_usd: asNumber(line.costUSD),
  };
}

const larger = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** Reply → its usage. Its lines repeat one figure, or count up to the last. */
export function messageUsages(lines: Iterable<Untyped>): ReadonlyMap<string, Usage> {
  const usages = new Map<string, Usage>();
  for (const line of lines) {
    const key = replyKey(line);
    if (key === null) continue;
    const own = usageOf(line);
    const before = usages.get(key) ?? own;
    usages.set(key, {
      input: larger(before.input, own.input),
      cached: larger(before.cached, own.cached),
      output: larger(before.output, own.output),
      cost_usd: larger(before.cost_usd, own.cost_usd),
    });
  }
  return usages;
}
