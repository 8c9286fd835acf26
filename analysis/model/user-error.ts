export const ERROR_CODES = [
  'usage',
  'not-found',
  'bad-input',
  'locked',
  'newer-version',
  'corrupt',
  'disk-full',
  'permission',
  'budget',
  'unreachable',
  'cancelled',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error whose message is written for the person at the screen; the hint says what to do next. */
export class UserError extends Error {
  override readonly name = 'UserError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly hint: string = '',
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
