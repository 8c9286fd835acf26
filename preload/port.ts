import type { CallMethod, Input, Output, Parsed, StreamMethod } from './contract.ts';

/** The caller's end of the contract; where it leads (memory, socket, Electron) is chosen once. */
export interface Port {
  call<M extends CallMethod>(method: M, input: Input<M>, signal?: AbortSignal): Promise<Output<M>>;
  stream<M extends StreamMethod>(method: M, input: Input<M>, signal?: AbortSignal): AsyncIterable<Output<M>>;
  close(): void;
}

/** The answering end: one function per method. */
export type Handlers = {
  readonly [M in CallMethod]: (input: Parsed<M>, signal: AbortSignal) => Promise<Output<M>>;
} & {
  readonly [M in StreamMethod]: (input: Parsed<M>, signal: AbortSignal) => AsyncIterable<Output<M>>;
};
