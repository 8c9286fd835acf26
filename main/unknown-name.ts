import { UserError } from '../analysis/model/user-error.ts';

const OFFERED = 12;

/** What is said of a condition, system, … that the workspace does not hold, with what it holds. */
export function unknownName(of: string, name: string, known: readonly string[]): UserError {
  const offer =
    known.slice(0, OFFERED).join(', ') + (known.length > OFFERED ? `, … (${known.length} in all)` : '');
  return new UserError(
    'not-found',
    `This workspace has no ${of} named “${name}”.`,
    `It has: ${offer || 'none'}.`,
  );
}
