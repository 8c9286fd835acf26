import { type ErrorCode, UserError } from '../analysis/model/user-error.ts';

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
