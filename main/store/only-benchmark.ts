import { UserError } from '../../analysis/model/user-error.ts';

/** The one benchmark of several possible ones. @throws UserError where there is none, or more than one */
export function onlyBenchmark(
  possible: readonly string[],
  what: string,
  none: { readonly message: string; readonly hint: string },
): string {
  const [first, ...others] = possible;
  if (first === undefined) throw new UserError('not-found', none.message, none.hint);
  if (others.length === 0) return first;
  throw new UserError(
    'usage',
    `${what} can be had on ${possible.join(' and ')}, which are never mixed.`,
    'Choose one benchmark (--benchmark NAME, or a filter).',
  );
}
