import { filterNames } from '../../analysis/filter/filter-names.ts';
import type { ComparedSides } from '../../analysis/model/comparison.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Parsed } from '../../preload/contract.ts';

type Request = Pick<Parsed<'compare'>, 'by' | 'a' | 'b' | 'filter_a' | 'filter_b'>;

/** What a request compares: filters get names where it gives none. @throws UserError where a side is missing, or is of another kind */
export function comparedSides({ by, a, b, filter_a, filter_b }: Request): ComparedSides {
  if (by === 'filter') {
    if (filter_a === undefined || filter_b === undefined)
      throw missing(
        filter_a === undefined ? 'A' : 'B',
        'filter',
        'Give both sides a filter (filter_a and filter_b).',
      );
    const names = filterNames(filter_a, filter_b);
    return { by, a: a ?? names.a, b: b ?? names.b, filter_a, filter_b };
  }
  if (filter_a !== undefined || filter_b !== undefined)
    throw new UserError('usage', `A side is a filter, but a ${by} is compared.`, 'Compare by filter.');
  if (a === undefined || b === undefined)
    throw missing(a === undefined ? 'A' : 'B', 'name', `Name the ${by} on each side (a and b).`);
  return { by, a, b };
}

function missing(side: string, what: string, whatToDo: string): UserError {
  return new UserError('usage', `Side ${side} has no ${what}.`, whatToDo);
}
