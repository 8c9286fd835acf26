import OpenAI from 'openai';
import { fieldsOf } from '../../analysis/models/index.ts';
import { APP_VERSION } from '../app-version.ts';
import type { EndpointConfig } from './config/models-config-schema.ts';
import { httpFetch } from './http-fetch.ts';
import { type Redact, redactor } from './redact.ts';
import { Slots } from './slots.ts';
import type { Timing } from './timing.ts';

/** Bytes of one reply: far more than any model says, and what stops one that never ends. */
const MOST_BYTES = 256 * 1024 * 1024;

/** A timer of Node cannot be set for longer, ms. What says nothing for too long is ended by `silence`. */
const NO_TIMEOUT = 2 ** 31 - 1;

export type OutputLimit = 'max_tokens' | 'max_completion_tokens';

/** One place that answers: its connection, how many calls it takes at once, and when it wants to be left alone. */
export class Endpoint {
  readonly redact: Redact;
  private readonly client: OpenAI;
  private readonly slots: Slots;
  /** When it may be asked again, ms since the epoch. */
  private restsUntil = 0;
  /** When the next call may leave under its rate, ms since the epoch. */
  private nextAt = 0;
  /** As it turned out to want them. */
  outputLimit: OutputLimit;
  wantsStreamUsage: boolean;

  constructor(
    readonly name: string,
    readonly config: EndpointConfig,
    key: string | null,
    private readonly timing: Timing,
  ) {
    this.redact = redactor([key]);
    this.slots = new Slots(config.concurrency);
    this.outputLimit =
      config.output_limit ??
      (new URL(config.base_url).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens');
    this.wantsStreamUsage = config.stream_usage;
    this.client = clientOf(config, key);
  }

  /** Waits until the endpoint may be asked. @returns what ends the call, to be called once */
  async turn(signal: AbortSignal): Promise<() => void> {
    const end = await this.slots.take(signal);
    try {
      for (let at = this.startsAt(); at > this.timing.now(); at = Math.max(at, this.restsUntil))
        await this.timing.wait(at - this.timing.now(), signal);
      return end;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** When a call that takes its turn now may leave; the next one keeps its distance to it. */
  private startsAt(): number {
    const at = Math.max(this.timing.now(), this.restsUntil, this.nextAt);
    if (this.config.requests_per_minute !== undefined)
      this.nextAt = at + 60_000 / this.config.requests_per_minute;
    return at;
  }

  /** Sends something else from now on. */
  adapt(to: OutputLimit | 'no-stream-usage'): void {
    if (to === 'no-stream-usage') this.wantsStreamUsage = false;
    else this.outputLimit = to;
  }

  /** Nobody asks for so many milliseconds. */
  rest(milliseconds: number): void {
    this.restsUntil = Math.max(this.restsUntil, this.timing.now() + milliseconds);
  }

  /** @throws what `openai` throws where the answer is none of success */
  post(path: string, body: object, signal: AbortSignal): Promise<Response> {
    return this.client.post(path, { body, signal }).asResponse();
  }

  get(path: string, signal: AbortSignal): Promise<Response> {
    return this.client.get(path, { signal }).asResponse();
  }
}

/**
 * Nothing of the environment reaches the client (it would take keys, headers and a log level from there), and the key stands only
 * in the headers that leave.
 */
function clientOf(config: EndpointConfig, key: string | null): OpenAI {
  return new OpenAI({
    ...{ baseURL: config.base_url, apiKey: 'unused', adminAPIKey: null, organization: null, project: null },
    ...{ webhookSecret: null, maxRetries: 0, timeout: NO_TIMEOUT, logLevel: 'off' },
    fetch: withWholeErrors(
      httpFetch({
        headers: { 'user-agent': `Parallax/${APP_VERSION}`, ...config.headers, ...keyHeader(config, key) },
        silence: config.silence * 1000,
        most: MOST_BYTES,
      }),
    ),
  });
}

/** The client looks into `error` alone and drops every refusal that is worded otherwise (`detail`, `message`, a plain text). */
function withWholeErrors(send: typeof fetch): typeof fetch {
  return async (address, init) => {
    const response = await send(address, init);
    if (response.ok || response.body === null) return response;
    const { status, headers } = response;
    const text = await response.text();
    return new Response(fieldsOf(parsed(text)).error ? text : JSON.stringify({ error: parsed(text) }), {
      status,
      headers,
    });
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function keyHeader({ key_header }: EndpointConfig, key: string | null): Readonly<Record<string, string>> {
  if (key === null) return {};
  return key_header ? { [key_header]: key } : { authorization: `Bearer ${key}` };
}
