import { APIError, APIUserAbortError } from 'openai';
import { fieldsOf, isTooLong, retryAfter, textOf } from '../../analysis/models/index.ts';
import type { Endpoint } from './endpoint.ts';
import { type Failure, failure, lostReply } from './failure.ts';
import { ConnectionError } from './http-fetch.ts';

const LONGEST_TOLD = 500;

/** What an endpoint says of its refusal, without any key and no longer than a person reads. */
function told(error: APIError): string {
  const body = fieldsOf(error.error);
  const said = textOf(error.error) || textOf(body.message) || textOf(body.detail);
  const text = said || (error.error ? JSON.stringify(error.error) : error.message);
  return text.replace(/\s+/g, ' ').slice(0, LONGEST_TOLD);
}

/** All that may say why: message, code and type. */
const saying = (error: APIError): string =>
  [error.message, error.code, error.type, error.error ? JSON.stringify(error.error) : ''].join(' ');

export interface FailedCall {
  readonly endpoint: Endpoint;
  readonly body: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly signal: AbortSignal;
}

/** What to make of an error that a call was ended by. */
export function failureOf(error: unknown, call: FailedCall): Failure {
  const { endpoint, signal } = call;
  if (signal.aborted || error instanceof APIUserAbortError)
    return failure('cancelled', 'The call was called off.', 'What it may have cost counts as spent.');
  if (error instanceof APIError && error.status !== undefined) return refusal(error, error.status, call);
  const broken = [error, (error as { cause?: unknown } | null)?.cause].find(
    (one) => one instanceof ConnectionError,
  );
  if (broken && !broken.wasSent) return unreachable(endpoint, broken);
  if (error instanceof APIError && error.error !== undefined) return toldInside(error, call);
  const what = broken?.message ?? (error instanceof SyntaxError ? 'it is no JSON' : (error as Error).message);
  return lostReply(endpoint.name, what);
}

const unreachable = ({ name, config }: Endpoint, error: ConnectionError): Failure =>
  failure(
    'infrastructure',
    `${name} cannot be reached at ${config.base_url}: ${error.message}.`,
    'Check the address and the connection; a local server must be running.',
    { settled_by: 'not-charged', retry: true },
  );

/** An error within a reply that had begun well. */
function toldInside(error: APIError, call: FailedCall): Failure {
  const { endpoint } = call;
  const status = Number(error.code);
  if (status >= 400 && status < 600) return refusal(error, status, call);
  if (isTooLong(saying(error))) return tooLong(endpoint, error);
  return lostReply(endpoint.name, `it broke off with “${told(error)}”`);
}

function tooLong({ name }: Endpoint, error: APIError): Failure {
  return failure(
    'too-long',
    `The conversation is too long for the model at ${name}: ${told(error)}`,
    'Take a model with a longer context, or lower `max_output`.',
    { settled_by: 'not-charged' },
  );
}

/** No credit is no matter of waiting. */
const isOutOfCredit = (text: string): boolean =>
  /insufficient_(quota|balance|credits?)|billing_hard_limit/i.test(text);

/** By status. What an endpoint turns away before it works is not charged; what breaks in its hands may be. */
function refusal(error: APIError, status: number, { endpoint, body, now }: FailedCall): Failure {
  const text = saying(error);
  const wait = retryAfter((name) => error.headers?.get(name) ?? null, now);
  if (status === 429 && !isOutOfCredit(text)) return busy(error, endpoint, wait);
  if (status === 413 || ([400, 422, 500].includes(status) && isTooLong(text)))
    return tooLong(endpoint, error);
  if (status === 503 || status === 529) return { ...busy(error, endpoint, wait), rests: wait !== null };
  if (status === 425 || status === 409) return busy(error, endpoint, wait);
  if (status >= 500 || status === 408)
    return lostReply(endpoint.name, `it failed with ${status} “${told(error)}”`, { wait });
  const adapt = status === 400 || status === 422 ? adaptationOf(text, body) : null;
  return failure(
    'refused',
    `${endpoint.name} refused the call with ${status}: ${told(error)}`,
    whatToDo(status, text, endpoint),
    { settled_by: 'not-charged', adapt },
  );
}

const busy = (error: APIError, { name }: Endpoint, wait: number | null): Failure =>
  failure(
    'infrastructure',
    `${name} has no room for the call: ${told(error)}`,
    'Lower `concurrency` or set `requests_per_minute` for the endpoint, or try later.',
    { settled_by: 'not-charged', retry: true, wait, rests: true },
  );

const UNKNOWN = /unsupported|not supported|unrecognized|unknown|unexpected|extra|not permitted|use /i;

/** Which of what was sent it does not know, and what it may know instead. */
function adaptationOf(text: string, body: FailedCall['body']): Failure['adapt'] {
  if (!UNKNOWN.test(text)) return null;
  if ('stream_options' in body && /stream_options|include_usage/i.test(text)) return 'no-stream-usage';
  if ('max_tokens' in body && /\bmax_tokens\b/.test(text)) return 'max_completion_tokens';
  return 'max_completion_tokens' in body && /\bmax_completion_tokens\b/.test(text) ? 'max_tokens' : null;
}

function whatToDo(status: number, text: string, { config }: Endpoint): string {
  if (status === 401 || status === 403)
    return config.key_env
      ? `Check the key in ${config.key_env}.`
      : 'It wants a key: name the environment variable that holds it in `key_env`.';
  if (status === 402 || isOutOfCredit(text)) return 'The account has no credit left.';
  if (status === 404) return 'Check `base_url` (it usually ends in /v1) and the name of the model.';
  if (status >= 300 && status < 400) return 'It points elsewhere: put that address into `base_url`.';
  if (/response_format|json_schema/i.test(text))
    return 'It takes no schema: set `structured: prompt` for the model.';
  return 'The models file or the request has something that it does not take.';
}
