import { type ErrorCode, UserError } from '../analysis/model/user-error.ts';
import { codec } from './codec.ts';
import { contract, type Method } from './contract.ts';
import { encodeFrame, type Failure, type RequestFrame, type ResponseFrame, requestFrame } from './frame.ts';
import type { Handlers } from './port.ts';
import type { Wire } from './wire.ts';

type AnyHandler = (input: unknown, signal: AbortSignal) => Promise<unknown> | AsyncIterable<unknown>;

const isMethod = (name: string): name is Method => Object.hasOwn(contract, name);

function failureOf(error: unknown): Failure {
  if (error instanceof UserError) return { code: error.code, message: error.message, hint: error.hint };
  const code: ErrorCode = 'internal';
  return {
    code,
    message: error instanceof Error ? error.message : String(error),
    hint: 'The log has the cause.',
  };
}

function parseInput(method: Method, input: unknown): unknown {
  const parsed = contract[method].input.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path.join('.') || 'input';
  throw new UserError(
    'usage',
    `${method}: ${place}: ${issue?.message ?? 'not understood'}`,
    'Check the request.',
  );
}

/**
 * Answers frames of `wire` with `handlers` until the wire closes; whatever is under way is then aborted.
 * Requests are validated here, and so are answers: what leaves is what the contract says.
 * `log` receives the cause of every error that is not a `UserError`.
 */
export function serve(wire: Wire, handlers: Handlers, log: (error: unknown) => void = () => {}): void {
  const running = new Map<number, AbortController>();
  const send = (frame: ResponseFrame) => wire.send(encodeFrame(frame));

  async function answer(id: number, method: Method, input: unknown, signal: AbortSignal): Promise<void> {
    const handler = handlers[method] as AnyHandler;
    const output = contract[method].output;
    const answered = handler(parseInput(method, input), signal);
    if (contract[method].kind === 'call') {
      send({ type: 'value', id, value: output.parse(await (answered as Promise<unknown>)) });
      return;
    }
    for await (const value of answered as AsyncIterable<unknown>) {
      if (signal.aborted) return;
      send({ type: 'value', id, value: output.parse(value) });
    }
    send({ type: 'end', id });
  }

  async function start(frame: RequestFrame & { type: 'call' }): Promise<void> {
    const controller = new AbortController();
    running.set(frame.id, controller);
    try {
      if (!isMethod(frame.method)) throw new UserError('usage', `There is no method “${frame.method}”.`);
      await answer(frame.id, frame.method, frame.input, controller.signal);
    } catch (error) {
      if (!(error instanceof UserError)) log(error);
      if (!controller.signal.aborted) send({ type: 'error', id: frame.id, error: failureOf(error) });
    } finally {
      running.delete(frame.id);
    }
  }

  wire.onFrame((bytes) => {
    const frame = readRequest(bytes);
    if (frame === null) wire.close();
    else if (frame.type === 'cancel') running.get(frame.id)?.abort();
    else void start(frame);
  });
  wire.onClose(() => {
    for (const controller of running.values()) controller.abort();
  });
}

function readRequest(bytes: Uint8Array): RequestFrame | null {
  try {
    return requestFrame.parse(codec.decode(bytes));
  } catch {
    return null;
  }
}
