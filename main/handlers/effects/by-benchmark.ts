import { UserError } from '../../../analysis/model/user-error.ts';

/** In the order in which benchmarks are met. */
export function byBenchmark<T extends { readonly benchmark: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const own = found.get(row.benchmark);
    if (own) own.push(row);
    else found.set(row.benchmark, [row]);
  }
  return found;
}

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
