import { type ErrorCode, UserError } from '../../analysis/model/user-error.ts';

/** What crosses between the store thread and the rest of its process. */
export type ToStore =
  | { readonly type: 'call'; readonly id: number; readonly name: string; readonly argument: unknown }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'close' };

export type FromStore =
  | { readonly type: 'opened' }
  | { readonly type: 'value'; readonly id: number; readonly value: unknown }
  | { readonly type: 'error'; readonly id: number | null; readonly error: PlainError };

export interface PlainError {
  readonly code: ErrorCode | null;
  readonly message: string;
  readonly hint: string;
  readonly stack: string;
}

/** Errors lose their class when they cross a thread. */
export function plainError(error: unknown): PlainError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const user = error instanceof UserError ? error : null;
  return { code: user?.code ?? null, message, hint: user?.hint ?? '', stack: stack ?? '' };
}

export function revivedError(error: PlainError): Error {
  if (error.code) return new UserError(error.code, error.message, error.hint);
  return Object.assign(new Error(error.message), { stack: error.stack });
}
