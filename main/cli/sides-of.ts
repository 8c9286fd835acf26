import { parseFilterText } from '../../analysis/filter/parse-filter-text.ts';
import type { CompareBy } from '../../analysis/model/comparison.ts';

interface Given {
  readonly a?: string | undefined;
  readonly b?: string | undefined;
}

/** What --a and --b say: names, or where filters are compared, these. One that is not given is left out. */
export function sidesOf(by: CompareBy | undefined, { a, b }: Given) {
  if (by !== 'filter') return { ...(a !== undefined && { a }), ...(b !== undefined && { b }) };
  return {
    ...(a !== undefined && { filter_a: parseFilterText(a) }),
    ...(b !== undefined && { filter_b: parseFilterText(b) }),
  };
}
