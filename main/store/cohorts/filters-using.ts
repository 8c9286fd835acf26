import type { NamedCohort } from '../../../analysis/model/named-cohort.ts';
import type { SavedFilter } from '../saved-filters.ts';

/** Names of the kept filters that keep to a cohort. */
export function filtersUsing(
  { name, hash }: Pick<NamedCohort, 'name' | 'hash'>,
  filters: readonly SavedFilter[],
): readonly string[] {
  const isMeant = (wanted: string) => wanted === name || wanted === hash;
  return filters.filter(({ filter }) => filter.cohort?.some(isMeant)).map((saved) => saved.name);
}
