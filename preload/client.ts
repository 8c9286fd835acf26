import { AsyncQueue } from './async-queue.ts';
import { type CallMethod, contract, type Input, type Output, type StreamMethod } from './contract.ts';
import { type Exchange, Exchanges } from './exchanges.ts';
import type { Port } from './port.ts';
import type { Wire } from './wire.ts';

/** Runs `stop` when the signal aborts, also where it already has. @returns what forgets it */
function onAbort(signal: AbortSignal | undefined, stop: () => void): () => void {
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return () => signal?.removeEventListener('abort', stop);
}

function call<M extends CallMethod>(
  exchanges: Exchanges,
  method: M,
  input: Input<M>,
  signal?: AbortSignal,
): Promise<Output<M>> {
  return new Promise((resolve, reject) => {
    let forget = () => {};
    const exchange: Exchange = {
      single: true,
      value: (value) => {
        forget();
        const answer = contract[method].output.safeParse(value);
        if (answer.success) resolve(answer.data as Output<M>);
        else reject(answer.error);
      },
      end: () => reject(new Error(`${method} ended without an answer`)),
      fail: (error) => {
        forget();
        reject(error);
      },
    };
    forget = onAbort(signal, exchanges.start(method, input, exchange));
  });
}

async function* stream<M extends StreamMethod>(
  exchanges: Exchanges,
  method: M,
  input: Input<M>,
  signal?: AbortSignal,
): AsyncIterable<Output<M>> {
  const queue = new AsyncQueue<Output<M>>();
  const stop = exchanges.start(method, input, {
    single: false,
    value: (value) => queue.push(contract[method].output.parse(value) as Output<M>),
    end: () => queue.end(),
    fail: (error) => queue.end(error),
  });
  const forget = onAbort(signal, stop);
  try {
    yield* queue.read();
  } finally {
    forget();
    if (queue.isOpen) stop();
  }
}

/** The calling end over any wire. Answers are validated against the contract before they are handed on. */
export function connect(wire: Wire): Port {
  const exchanges = new Exchanges(wire);
  return {
    call: (method, input, signal) => call(exchanges, method, input, signal),
    stream: (method, input, signal) => stream(exchanges, method, input, signal),
    close: () => wire.close(),
  };
}
