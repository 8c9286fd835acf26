import { APIError } from 'openai';
import { Stream } from 'openai/streaming';
import {
  type ChatReply,
  exceedsPromise,
  fieldsOf,
  ReplyBuilder,
  readUsage,
  textOf,
  type UsageRead,
} from '../../analysis/models/index.ts';
import type { Endpoint } from './endpoint.ts';
import { failure, lostReply, type Outcome } from './failure.ts';
import { failureOf } from './failure-of.ts';

type Sent = Outcome<ChatReply>;

export interface Sending {
  readonly body: Readonly<Record<string, unknown>>;
  /** Tokens that the reply may be charged for. */
  readonly output_bound: number;
  readonly now: () => number;
  /** Is told what is said and thought as it comes. */
  readonly onPiece?: ((piece: { readonly text: string; readonly reasoning: string }) => void) | undefined;
}

/** Sends one conversation out, once. Never throws for what the endpoint does. */
export async function sendOnce(endpoint: Endpoint, sending: Sending, signal: AbortSignal): Promise<Sent> {
  const builder = new ReplyBuilder();
  const { longest } = endpoint.config;
  const late = AbortSignal.timeout(longest * 1000);
  const cut = new AbortController();
  try {
    const whole = AbortSignal.any([signal, late, cut.signal]);
    const response = await endpoint.post('/chat/completions', sending.body, whole);
    const isExceeded = await gather(response, builder, sending, cut);
    // A stream that is called off just ends.
    signal.throwIfAborted();
    late.throwIfAborted();
    return isExceeded ? exceeded(endpoint, sending) : ended(endpoint, builder, sending);
  } catch (error) {
    if (late.aborted && !signal.aborted)
      return { value: null, failure: lostReply(endpoint.name, `it took longer than ${longest} s`) };
    const failed = failureOf(error, { endpoint, body: sending.body, now: sending.now(), signal });
    // Whatever it says, what was generated may be charged.
    const settled_by = builder.visible > 0 ? 'reservation' : failed.settled_by;
    return { value: null, failure: { ...failed, settled_by } };
  }
}

/** Reads the reply to its end, or until it is surely longer than was asked for. @returns whether it was */
async function gather(
  response: Response,
  builder: ReplyBuilder,
  { output_bound, onPiece }: Sending,
  cut: AbortController,
): Promise<boolean> {
  for await (const piece of piecesOf(response, cut)) {
    const { error } = fieldsOf(piece);
    // Some send what failed with a status of success.
    if (error) throw new APIError(undefined, fieldsOf(error), textOf(error), response.headers);
    const added = builder.add(piece);
    if (added.text || added.reasoning) onPiece?.(added);
    if (exceedsPromise(builder.visible, output_bound) && !isWhole(response)) {
      cut.abort();
      return true;
    }
  }
  return false;
}

const isWhole = (response: Response): boolean =>
  !response.headers.get('content-type')?.includes('event-stream');

/** Whether it streams is for the endpoint to say: some answer whole what was asked for as a stream. */
async function* piecesOf(response: Response, cut: AbortController): AsyncGenerator<unknown> {
  if (isWhole(response)) yield JSON.parse(await response.text());
  else yield* Stream.fromSSEResponse<unknown>(response, cut, SILENT);
}

/** What the stream would log a faulty line with. */
const SILENT = { logLevel: 'off', logger: { error() {}, warn() {}, info() {}, debug() {} } } as never;

function exceeded({ name }: Endpoint, { output_bound }: Sending): Sent {
  const close = `${name} went on after the ${output_bound} tokens that a reply may have.`;
  const hint =
    'It does not obey the limit of the output: set the other `output_limit` for the endpoint, or a `billed_output` that holds.';
  return { value: null, failure: failure('bad-reply', `${close} The connection was cut.`, hint, { close }) };
}

function ended(endpoint: Endpoint, builder: ReplyBuilder, sending: Sending): Sent {
  const { name } = endpoint;
  const read = credible(readUsage(builder.usage), builder.visible);
  const reply = builder.reply();
  const known = read.usage ? ({ settled_by: 'usage', usage: read.usage } as const) : {};
  if (!reply) return { value: null, failure: lostReply(name, 'it holds no choice', known) };
  if (!builder.isFinished)
    return { value: null, failure: lostReply(name, 'it ended before it was finished') };
  if (read.usage === null && exceedsPromise(builder.visible, sending.output_bound))
    return exceeded(endpoint, sending);
  return { value: reply, read, failure: null };
}

/** More than was said to be generated cannot have been shown, and a prompt has something in it. */
function credible(read: UsageRead, visible: number): UsageRead {
  if (read.usage === null) return read;
  const { input_tokens, output_tokens } = read.usage;
  const isTooLow = output_tokens === 0 ? visible > 0 : exceedsPromise(visible, output_tokens);
  if (input_tokens > 0 && !isTooLow) return read;
  return { usage: null, reason: 'The usage that the endpoint told is less than what was sent and shown.' };
}
