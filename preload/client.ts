import { ERROR_CODES, type ErrorCode, UserError } from '../analysis/model/user-error.ts';
import { codec } from './codec.ts';
import {
  type CallMethod,
  contract,
  type Input,
  type Method,
  type Output,
  type StreamMethod,
} from './contract.ts';
import { encodeFrame, type Failure, type ResponseFrame, responseFrame } from './frame.ts';
import type { Port } from './port.ts';
import type { Wire } from './wire.ts';

interface Exchange {
  receive(frame: ResponseFrame): void;
  fail(error: UserError): void;
}

const LOST = 'The connection to the workspace was lost.';

function errorOf(failure: Failure): UserError {
  const known = ERROR_CODES.find((code) => code === failure.code) ?? ('internal' satisfies ErrorCode);
  return new UserError(known, failure.message, failure.hint);
}

const cancelled = () => new UserError('cancelled', 'Cancelled.');

/** The calling end over any wire. Answers are validated against the contract before they are handed on. */
export function connect(wire: Wire): Port {
  const exchanges = new Map<number, Exchange>();
  let next = 0;
  let lost: UserError | null = null;

  function open(method: Method, input: unknown, exchange: Exchange, signal?: AbortSignal): () => void {
    const id = next++;
    const end = () => {
      exchanges.delete(id);
      signal?.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      wire.send(encodeFrame({ type: 'cancel', id }));
      exchange.fail(cancelled());
    };
    if (lost) exchange.fail(lost);
    else if (signal?.aborted) exchange.fail(cancelled());
    else {
      exchanges.set(id, exchange);
      signal?.addEventListener('abort', abort);
      wire.send(encodeFrame({ type: 'call', id, method, input }));
    }
    return end;
  }

  wire.onFrame((bytes) => {
    const frame = responseFrame.parse(codec.decode(bytes));
    exchanges.get(frame.id)?.receive(frame);
  });
  wire.onClose((reason) => {
    lost = new UserError('internal', reason || LOST, 'Start Parallax again, or reload the window.');
    for (const exchange of exchanges.values()) exchange.fail(lost);
    exchanges.clear();
  });

  function call<M extends CallMethod>(method: M, input: Input<M>, signal?: AbortSignal): Promise<Output<M>> {
    return new Promise((resolve, reject) => {
      const end = open(
        method,
        input,
        {
          receive: (frame) => {
            end();
            if (frame.type === 'error') reject(errorOf(frame.error));
            else if (frame.type === 'value') resolve(contract[method].output.parse(frame.value) as Output<M>);
          },
          fail: reject,
        },
        signal,
      );
    });
  }

  async function* stream<M extends StreamMethod>(
    method: M,
    input: Input<M>,
    signal?: AbortSignal,
  ): AsyncIterable<Output<M>> {
    const waiting: Output<M>[] = [];
    let wake = () => {};
    let ended = false;
    let failure: UserError | null = null;
    const local = new AbortController();
    const forward = () => local.abort();
    signal?.addEventListener('abort', forward);
    if (signal?.aborted) local.abort();
    const exchange: Exchange = {
      receive: (frame) => {
        if (frame.type === 'value') waiting.push(contract[method].output.parse(frame.value) as Output<M>);
        else ended = true;
        if (frame.type === 'error') failure = errorOf(frame.error);
        wake();
      },
      fail: (error) => {
        ended = true;
        failure = error;
        wake();
      },
    };
    const end = open(method, input, exchange, local.signal);
    try {
      while (true) {
        while (waiting.length > 0) yield waiting.shift() as Output<M>;
        if (failure) throw failure;
        if (ended) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      signal?.removeEventListener('abort', forward);
      if (ended) end();
      else local.abort();
    }
  }

  return { call, stream, close: () => wire.close() };
}
