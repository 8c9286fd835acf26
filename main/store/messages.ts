import type { PlainError } from '../thread-error.ts';

/** What crosses between the store thread and the rest of its process. */
export type ToStore =
  | { readonly type: 'call'; readonly id: number; readonly name: string; readonly argument: unknown }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'close' };

export type FromStore =
  | { readonly type: 'opened' }
  | { readonly type: 'value'; readonly id: number; readonly value: unknown }
  | { readonly type: 'error'; readonly id: number | null; readonly error: PlainError };
