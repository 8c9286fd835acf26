import {
  type ChatReply,
  costBound,
  costOf,
  dollarsOf,
  ModelError,
  nanoDollars,
  promptBound,
  requestHash,
  type Usage,
} from '../../analysis/models/index.ts';
import type { ModelCall } from '../store/models/model-call.ts';
import type { Completion, CompletionRequest } from './completion.ts';
import type { Gateway, ReadyModel } from './gateway.ts';
import type { PaidCall } from './paid-call.ts';
import { questionBody, sentBody } from './request-body.ts';
import { sendOnce } from './send-once.ts';

interface Question {
  readonly request: CompletionRequest;
  readonly model: ReadyModel;
  readonly body: Readonly<Record<string, unknown>>;
  readonly request_hash: string;
}

/** One call, answered from what is kept where it may be. */
export async function complete(
  gateway: Gateway,
  request: CompletionRequest,
  signal: AbortSignal,
): Promise<Completion> {
  const model = await gateway.ready(request.model);
  const body = questionBody(request, model.config);
  const question = { request, model, body, request_hash: requestHash(model.endpoint.config.base_url, body) };
  if (request.draw === null) return gateway.replay ? refuseReplay(question) : ask(gateway, question, signal);
  return once(gateway, `${question.request_hash} ${request.draw}`, () =>
    keptOrAsked(gateway, question, signal),
  );
}

/** Two who ask the same at once would both pay, and the second reply would never be seen. */
function once(gateway: Gateway, key: string, work: () => Promise<Completion>): Promise<Completion> {
  const known = gateway.underWay.get(key);
  // Whoever began it may call it off, which is no answer for the others.
  if (known) return known.catch(() => once(gateway, key, work));
  const begun = work().finally(() => gateway.underWay.delete(key));
  gateway.underWay.set(key, begun);
  return begun;
}

async function keptOrAsked(gateway: Gateway, question: Question, signal: AbortSignal): Promise<Completion> {
  signal.throwIfAborted();
  const { request, request_hash } = question;
  const isAskedAnew = request.fresh === true && !gateway.replay;
  const kept = isAskedAnew
    ? null
    : await gateway.store.call('findModelCall', { request_hash, draw: request.draw as string });
  if (kept) return keptCompletion(kept);
  return gateway.replay ? refuseReplay(question) : ask(gateway, question, signal);
}

function refuseReplay({ request, request_hash }: Question): never {
  throw new ModelError(
    'not-recorded',
    `This call of ${request.model} (${request.role}) is not among the kept replies: request ${request_hash.slice(0, 12)}, draw ${request.draw ?? 'none'}.`,
    'Only what was asked before can be replayed; run without replaying to ask.',
  );
}

async function ask(gateway: Gateway, question: Question, signal: AbortSignal): Promise<Completion> {
  const { known } = question.model;
  const { value, read, tries, charged_nano } = await gateway.paid.make(
    paidCall(gateway, question, signal),
    signal,
  );
  return {
    ...question.model.endpoint.redact(value),
    ...{ usage: read.usage, usage_reason: read.reason, price: known?.price ?? null },
    cost_usd: read.usage && known ? costOf(read.usage, known.price) : null,
    charged_usd: charged_nano === null ? null : dollarsOf(charged_nano),
    ...{ tries, from_cache: false, request_hash: question.request_hash },
  };
}

function paidCall(gateway: Gateway, question: Question, signal: AbortSignal): PaidCall<ChatReply> {
  const { request, model, body } = question;
  const { endpoint, config, known } = model;
  const input_bound = promptBound(body);
  const output_bound = Math.max(config.billed_output ?? 0, request.max_output ?? config.max_output);
  return {
    ...{ endpoint, price: known?.price ?? null },
    entry: {
      subject: request.subject ?? null,
      ...{ budget: request.budget, role: request.role, endpoint: endpoint.name, model: config.model },
      ...{ input_bound, output_bound },
      reserved_nano: known ? nanoDollars(costBound(input_bound, output_bound, known.price)) : null,
    },
    send: () => {
      const { outputLimit, wantsStreamUsage: streamUsage } = endpoint;
      const sent = sentBody(body, { outputLimit, streamUsage, stream: endpoint.config.stream });
      const { onPiece } = request;
      return sendOnce(endpoint, { body: sent, output_bound, now: gateway.timing.now, onPiece }, signal);
    },
    kept: (reply, usage, at) => ({ call: keptCall(question, reply, usage, at), embeddings: [] }),
  };
}

/** A reply as it is kept: never with a key in it, whatever the endpoint says. */
function keptCall(
  { request, model, body, request_hash }: Question,
  reply: ChatReply,
  usage: Usage | null,
  at: number,
): ModelCall | null {
  if (request.draw === null) return null;
  const { endpoint, config, known } = model;
  return {
    ...{ request_hash, draw: request.draw, role: request.role, endpoint: endpoint.name, model: config.model },
    prompt_version: request.prompt_version ?? null,
    request: JSON.stringify(endpoint.redact(body)),
    reply: JSON.stringify(endpoint.redact(reply)),
    price: known && JSON.stringify(known.price),
    ...(usage ?? NO_USAGE),
    cost_usd: usage && known ? costOf(usage, known.price) : null,
    called_at: at,
  };
}

const NO_USAGE = {
  ...{ input_tokens: null, cached_tokens: null, written_tokens: null, output_tokens: null },
  reasoning_tokens: null,
};

function keptCompletion(call: ModelCall): Completion {
  const { input_tokens, cached_tokens, written_tokens, output_tokens, reasoning_tokens } = call;
  const usage: Usage | null =
    input_tokens === null || output_tokens === null
      ? null
      : { input_tokens, cached_tokens, written_tokens, output_tokens, reasoning_tokens };
  return {
    ...(JSON.parse(call.reply) as ChatReply),
    ...{ usage, usage_reason: usage ? null : 'No usage was told when the reply came.' },
    price: call.price === null ? null : JSON.parse(call.price),
    ...{
      cost_usd: call.cost_usd,
      charged_usd: 0,
      tries: 0,
      from_cache: true,
      request_hash: call.request_hash,
    },
  };
}
