import type { RateEntry } from '../../../analysis/figures/rates/rate-groups.ts';

/** The entries whose system or condition holds the text searched for. */
export function foundEntries(entries: readonly RateEntry[], find: string): readonly RateEntry[] {
  const needle = find.toLowerCase();
  return entries.filter(({ row }) => `${row.system} ${row.condition}`.toLowerCase().includes(needle));
}
