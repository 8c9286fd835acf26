import { fieldsOf } from './untrusted.ts';
import type { Usage } from './usage.ts';

/** What an endpoint said of its tokens; null with the reason where that cannot be believed. */
export type UsageRead =
  | { readonly usage: Usage; readonly reason: null }
  | { readonly usage: null; readonly reason: string };

type Fields = Readonly<Record<string, unknown>>;

/** More than any model takes or gives, and few enough to count in. */
const MOST_TOKENS = 1e9;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TOKENS;

/** The first field that is there at all. @throws RangeError where that is no count */
function countIn(fields: Fields, ...names: readonly string[]): number | null {
  const name = names.find((one) => fields[one] !== undefined && fields[one] !== null);
  if (name === undefined) return null;
  const value = fields[name];
  if (!isCount(value)) throw new RangeError(`${name} is ${JSON.stringify(value)}`);
  return value;
}

interface Input extends Pick<Usage, 'input_tokens' | 'cached_tokens' | 'written_tokens'> {}

/** Anthropic's own names leave what was read from and written to the cache out of the input. */
function inputBesideCache(fields: Fields): Input | null {
  const rest = countIn(fields, 'input_tokens');
  const read = countIn(fields, 'cache_read_input_tokens');
  const written = countIn(fields, 'cache_creation_input_tokens');
  if (rest === null || (read === null && written === null)) return null;
  return {
    input_tokens: rest + (read ?? 0) + (written ?? 0),
    ...{ cached_tokens: read, written_tokens: written },
  };
}

function inputWithCache(fields: Fields): Input | null {
  const input_tokens = countIn(fields, 'prompt_tokens', 'input_tokens');
  if (input_tokens === null) return null;
  const details = fieldsOf(fields.prompt_tokens_details ?? fields.input_tokens_details);
  const cached_tokens =
    countIn(details, 'cached_tokens') ??
    countIn(fields, 'prompt_cache_hit_tokens', 'cache_read_input_tokens', 'cached_tokens');
  const written_tokens =
    countIn(details, 'cache_creation_tokens', 'cache_write_tokens') ??
    countIn(fields, 'cache_creation_input_tokens');
  if ((cached_tokens ?? 0) + (written_tokens ?? 0) > input_tokens)
    throw new RangeError(`${cached_tokens ?? 0} cached of ${input_tokens} input tokens`);
  return { input_tokens, cached_tokens, written_tokens };
}

/**
 * What was generated. Some leave reasoning out of the completion and count it in the total alone (Gemini) or beside both
 * (Grok): whatever the total has beyond prompt and completion was generated.
 */
function outputOf(fields: Fields, input_tokens: number) {
  const said = countIn(fields, 'completion_tokens', 'output_tokens');
  if (said === null) return null;
  const details = fieldsOf(fields.completion_tokens_details ?? fields.output_tokens_details);
  const total = countIn(fields, 'total_tokens') ?? 0;
  const output_tokens = Math.max(said, total - input_tokens);
  const reasoning_tokens = countIn(details, 'reasoning_tokens') ?? countIn(fields, 'reasoning_tokens');
  return { output_tokens, reasoning_tokens };
}

/**
 * Reads `usage` of a reply in the dialects of compatible endpoints (OpenAI, DeepSeek, Anthropic, Gemini, Grok, vLLM, llama.cpp,
 * Ollama). What contradicts itself is not believed.
 */
export function readUsage(value: unknown): UsageRead {
  const fields = fieldsOf(value);
  if (Object.keys(fields).length === 0) return { usage: null, reason: 'The endpoint told no usage.' };
  try {
    const input = ('prompt_tokens' in fields ? null : inputBesideCache(fields)) ?? inputWithCache(fields);
    const output = input && outputOf(fields, input.input_tokens);
    // Embeddings generate nothing and say nothing of it.
    if (input && !output && fields.total_tokens === input.input_tokens)
      return { usage: { ...input, output_tokens: 0, reasoning_tokens: null }, reason: null };
    if (input && output) return { usage: { ...input, ...output }, reason: null };
    return { usage: null, reason: 'The endpoint told only a part of its usage.' };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { usage: null, reason: `The usage that the endpoint told cannot be right: ${error.message}.` };
  }
}
