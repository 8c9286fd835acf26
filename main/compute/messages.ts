import type { PlainError } from '../thread-error.ts';
import type { TaskName } from './tasks.ts';

/** To a thread: one piece of a request. */
export interface PieceMessage {
  readonly task: TaskName;
  readonly piece: unknown;
}

/** Back: its part of the result, or why there is none. */
export type PieceReply = { readonly part: unknown } | { readonly error: PlainError };
