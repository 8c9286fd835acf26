import { counted } from '../../counted.ts';
import type { ImportedAttempt } from '../../format.ts';
import { asNumber, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/** Tokens of one model call or of many; cached ones are within the input. */
interface Tokens {
  readonly input: number;
  readonly cached: number | null;
  readonly output: number;
}

type Spent = Pick<ImportedAttempt, 'steps' | 'input_tokens' | 'cached_tokens' | 'output_tokens' | 'cost_usd'>;

/** Of OpenHands' own counts (`cache_read_tokens`) or of a reply's usage (`prompt_tokens_details`). */
function tokensOf(value: unknown): Tokens | null {
  const usage = asObject(value);
  const [input, output] = [asNumber(usage?.prompt_tokens), asNumber(usage?.completion_tokens)];
  if (input === null || output === null) return null;
  // OpenHands counts from zero whether or not the provider tells; a provider's own zero is one.
  const told = counted(asNumber(usage?.cache_read_tokens));
  return { input, output, cached: told ?? asNumber(asObject(usage?.prompt_tokens_details)?.cached_tokens) };
}

const responseOf = (event: Untyped): Untyped | null =>
  asObject(asObject(event.tool_call_metadata)?.model_response);

/** The reply that an event came from: in 0.x by the call it brought, from 1.0 on by name. */
const responseId = (event: Untyped): string | null =>
  asText(responseOf(event)?.id) ?? asText(event.llm_response_id);

function add(all: readonly Tokens[]): Tokens | null {
  if (all.length === 0) return null;
  const cached = all.flatMap((tokens) => tokens.cached ?? []);
  return {
    input: all.reduce((sum, { input }) => sum + input, 0),
    output: all.reduce((sum, { output }) => sum + output, 0),
    cached: cached.length === 0 ? null : cached.reduce((sum, value) => sum + value, 0),
  };
}

const sum = ({ input, output }: Tokens): number => input + output;

/** What model calls took, from a run's `metrics` and from its events, each of which may be missing or be all zeros. */
export class Usage {
  private readonly calls = new Map<string, Tokens>();
  private readonly told = new Set<string>();
  private readonly metrics: Untyped | null;
  /** The largest running totals, which events carry. */
  private total: Tokens | null = null;
  private cost = 0;
  private replies = 0;

  constructor(metrics: unknown) {
    this.metrics = asObject(metrics);
    for (const usage of asObjects(this.metrics?.token_usages)) {
      const [id, tokens] = [asText(usage.response_id), tokensOf(usage)];
      if (id !== null && tokens !== null) this.calls.set(id, tokens);
    }
  }

  /** Tokens of the call that brought an event; null where another event told them, or nobody does. */
  take(event: Untyped): number | null {
    const running = asObject(event.llm_metrics);
    this.cost = Math.max(this.cost, asNumber(running?.accumulated_cost) ?? 0);
    const grown = this.grow(tokensOf(running?.accumulated_token_usage));
    const id = responseId(event);
    if (id !== null) return this.once(id, responseOf(event));
    if (grown > 0) this.replies += 1;
    return counted(grown);
  }

  /** By how much a running total is more than any before it: that of a sub-agent may start anew. */
  private grow(total: Tokens | null): number {
    const grown = total === null ? 0 : sum(total) - (this.total === null ? 0 : sum(this.total));
    if (grown > 0) this.total = total;
    return Math.max(0, grown);
  }

  private once(id: string, response: Untyped | null): number | null {
    if (this.told.has(id)) return null;
    this.told.add(id);
    const tokens = tokensOf(response?.usage) ?? this.calls.get(id) ?? null;
    if (tokens === null) return null;
    this.calls.set(id, tokens);
    return counted(sum(tokens));
  }

  /** What the run took in all, once its events are read; `answers`: how often the agent did something. */
  spent(answers: number): Spent {
    const { metrics } = this;
    const tokens = this.tokens();
    const costs = asObjects(metrics?.costs).map(({ cost }) => asNumber(cost) ?? 0);
    const bare = Array.isArray(metrics?.costs) ? metrics.costs.flatMap((cost) => asNumber(cost) ?? []) : [];
    const listed = [...costs, ...bare];
    const calls = asObjects(metrics?.token_usages).length;
    return {
      steps: counted(calls, listed.length, this.told.size + this.replies, answers),
      input_tokens: tokens?.input ?? null,
      cached_tokens: tokens?.cached ?? null,
      output_tokens: tokens?.output ?? null,
      cost_usd: counted(
        asNumber(metrics?.accumulated_cost),
        listed.reduce((all, cost) => all + cost, 0),
        this.cost,
      ),
    };
  }

  private tokens(): Tokens | null {
    const added = add([...this.calls.values()]);
    const totals = [tokensOf(this.metrics?.accumulated_token_usage), this.total, added];
    const best = totals.find((tokens) => tokens !== null && sum(tokens) > 0) ?? null;
    return best && { ...best, cached: best.cached ?? added?.cached ?? null };
  }
}
