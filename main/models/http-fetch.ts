import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';

export interface HttpOptions {
  /** Sent with every request, and nothing else but what the body needs. */
  readonly headers: Readonly<Record<string, string>>;
  /** The longest that nothing may come or go, ms. */
  readonly silence: number;
  /** Bytes of a reply. */
  readonly most: number;
}

/** A request that failed. `wasSent`: it may have reached the endpoint, so that it may be charged. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(
    message: string,
    readonly wasSent: boolean,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/**
 * Node's own `http` as a `fetch`: that of Node itself ends every call whose first byte takes five minutes, which a local model
 * needs for a long prompt. One connection a call, so that none is used which the endpoint has just closed. Redirects are
 * not followed: a key goes where the file says.
 */
export function httpFetch({ headers, silence, most }: HttpOptions): typeof fetch {
  return (address, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(address));
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const body = typeof init?.body === 'string' ? init.body : undefined;
      const outgoing = send(url, {
        method: init?.method ?? 'GET',
        agent: false,
        headers: {
          accept: 'application/json, text/event-stream',
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(body)),
          }),
          ...headers,
        },
        ...(init?.signal && { signal: init.signal }),
      });
      let wasSent = false;
      let answer: IncomingMessage | null = null;
      outgoing.on('socket', (socket) => {
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
          wasSent = true;
        });
        socket.setTimeout(silence, () => {
          (answer ?? outgoing).destroy(
            new ConnectionError(`it said nothing for ${silence / 1000} s`, wasSent),
          );
        });
      });
      // Not once: what is cut off says so a second time.
      outgoing.on('error', (error) => {
        reject(error instanceof ConnectionError ? error : failed(error, wasSent));
      });
      outgoing.once('response', (incoming) => {
        answer = incoming;
        try {
          resolve(responseOf(incoming, most));
        } catch (error) {
          incoming.destroy();
          reject(failed(error as Error, true));
        }
      });
      outgoing.end(body);
    });
}

/** Without its cause: the client takes whatever reads like a time-out for one of its own, and forgets the rest. */
function failed(error: NodeJS.ErrnoException, wasSent: boolean): ConnectionError {
  if (error.code === 'ETIMEDOUT') return new ConnectionError('nothing answers at its address', wasSent);
  return new ConnectionError(error.message || error.code || error.name, wasSent);
}

function responseOf(incoming: IncomingMessage, most: number): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const status = incoming.statusCode ?? 0;
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  if (!hasBody) incoming.resume();
  return new Response(hasBody ? webStream(bounded(incoming, most)) : null, { status, headers });
}

const webStream = (chunks: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array<ArrayBuffer>>;

async function* bounded(incoming: IncomingMessage, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > most) throw new ConnectionError(`its reply is longer than ${most} bytes`, true);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ConnectionError ? error : failed(error as Error, true);
  } finally {
    incoming.destroy();
  }
}
