import type { RateEntry } from '../../../analysis/figures/rates/rate-groups.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import type { Sort } from '../../address/address.ts';
import { compareValues, type SortValue } from '../../table/compare-values.ts';

/** Column → what its cell is sorted by. */
export const RATE_VALUES = {
  system: (row) => row.system,
  condition: (row) => row.condition,
  rate: (row) => row.rate,
  resolved: (row) => row.resolved,
  scored: (row) => row.n_scored,
  tasks: (row) => row.n_tasks,
  unscored: (row) => row.n_unscored,
  suspect: (row) => row.n_suspect,
  published: (row) => row.published,
  steps: (row) => row.mean_steps,
  tokens: (row) => row.mean_tokens,
  cost: (row) => row.mean_cost_usd,
} as const satisfies Readonly<Record<string, (row: RateRow) => SortValue>>;

export const DEFAULT_SORT: Sort = { column: 'rate', descending: true };

/** The entries of one benchmark in the asked order, equals by name. An unknown column leaves the default order. */
export function sortEntries(entries: readonly RateEntry[], sort: Sort | null): readonly RateEntry[] {
  const known = sort !== null && sort.column in RATE_VALUES ? sort : DEFAULT_SORT;
  const sortValueOf = RATE_VALUES[known.column as keyof typeof RATE_VALUES];
  const name = ({ row }: RateEntry) => `${row.system}\n${row.condition}`;
  return [...entries].sort(
    (a, b) =>
      compareValues(sortValueOf(a.row), sortValueOf(b.row), known.descending) ||
      compareValues(name(a), name(b), false),
  );
}
