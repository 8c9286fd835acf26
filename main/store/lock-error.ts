import { UserError } from '../../analysis/model/user-error.ts';

/** That the file is open in another program, from what DuckDB says of it. */
export function lockError(path: string, message: string, cause: unknown): UserError {
  const holder = /\(PID (\d+)\)/.exec(message)?.[1];
  return new UserError(
    'locked',
    `${path} is open in another program${holder ? ` (process ${holder})` : ''}.`,
    'Close it there, or work on a copy of the file.',
    { cause },
  );
}

/** The process that a lock error names, read from its message: across threads an error keeps nothing else. */
export function lockHolder({ message }: UserError): number | null {
  const holder = /\(process (\d+)\)\.$/.exec(message)?.[1];
  return holder === undefined ? null : Number(holder);
}
