import { z } from 'zod';
import { type ChatMessage, jsonIn, ModelError, repairMessages } from '../../analysis/models/index.ts';
import type { Completion, CompletionRequest } from './completion.ts';
import type { Gateway } from './gateway.ts';

export interface StructuredRequest<T> extends Omit<CompletionRequest, 'schema' | 'tools' | 'draw'> {
  readonly draw: string;
  /** What the reply is, in a word of letters and `_`. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** How often it is asked for again at most. */
  readonly repairs?: number;
}

export interface StructuredReply<T> {
  readonly value: T;
  /** Every call that it took, the last being the one that counts. */
  readonly completions: readonly Completion[];
}

const REPAIRS = 2;

/** Problems of one reply that are told to the model. */
const FAULTS_TOLD = 10;

type Checked<T> =
  | { readonly value: T; readonly fault: null }
  | { readonly value: null; readonly fault: string };

/** Asks until the reply follows the schema, `repairs` times at most, telling each time what was wrong. */
export async function structured<T>(
  gateway: Gateway,
  { name, schema, repairs = REPAIRS, ...request }: StructuredRequest<T>,
  signal: AbortSignal,
): Promise<StructuredReply<T>> {
  const { config } = await gateway.ready(request.model);
  const shape = z.toJSONSchema(schema) as Readonly<Record<string, unknown>>;
  const first = config.structured === 'json_schema' ? request.messages : withSchema(request.messages, shape);
  const completions: Completion[] = [];
  for (let messages = first; ; ) {
    const asked = { ...request, messages, schema: { name, schema: shape } };
    const completion = await gateway.complete(asked, signal);
    completions.push(completion);
    const { value, fault } = checked(completion, schema);
    if (fault === null) return { value, completions };
    if (completions.length > repairs) throw unusable(request.model, fault, completions.length);
    messages = repairMessages(first, completion.text, fault);
  }
}

/** For endpoints that cannot be given a schema beside the conversation. */
const withSchema = (messages: readonly ChatMessage[], shape: object): readonly ChatMessage[] => [
  ...messages,
  {
    role: 'user',
    content: `Answer with JSON that follows this JSON Schema, and with nothing else:\n${JSON.stringify(shape)}`,
  },
];

function checked<T>({ text, finish }: Completion, schema: z.ZodType<T>): Checked<T> {
  const found = jsonIn(text);
  if (found === null)
    return {
      value: null,
      fault: finish === 'length' ? 'it was cut off before the JSON ended.' : 'it holds no JSON.',
    };
  const { success, data, error } = schema.safeParse(found.value);
  if (success) return { value: data, fault: null };
  const faults = error.issues
    .slice(0, FAULTS_TOLD)
    .map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
  return { value: null, fault: faults.join('; ') };
}

const unusable = (model: string, fault: string, n: number): ModelError =>
  new ModelError(
    'bad-reply',
    `${model} gave no usable reply in ${n} ${n === 1 ? 'call' : 'calls'}; at last ${fault}`,
    'Another draw may do better; else take a model that follows schemas, or raise `max_output` where it was cut off.',
  );
