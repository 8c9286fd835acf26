import type { Address, Sort } from '../address/address.ts';
import { compareValues, type SortValue } from './compare-values.ts';

interface FoundRows<Row> {
  readonly rows: readonly Row[];
  /** The order they are in; null where the address asks for none that the table has. */
  readonly sort: Sort | null;
}

/** The rows whose label holds what is searched for, in the order asked for. */
export function foundRows<Row extends { readonly label: string }>(
  rows: readonly Row[],
  { find, sort }: Pick<Address, 'find' | 'sort'>,
  values: ReadonlyMap<string, (row: Row) => SortValue>,
): FoundRows<Row> {
  const needle = find.toLowerCase();
  const found = rows.filter(({ label }) => label.toLowerCase().includes(needle));
  const sortValue = sort ? values.get(sort.column) : undefined;
  if (!sort || !sortValue) return { rows: found, sort: null };
  return {
    rows: found.toSorted((x, y) => compareValues(sortValue(x), sortValue(y), sort.descending)),
    sort,
  };
}
