import type { Filter } from '../../analysis/model/filter.ts';
import type { NamedCohort } from '../../analysis/model/named-cohort.ts';
import type { Store } from '../store/store-client.ts';

/** The named cohorts that a result under the filter is within. @throws UserError where there is none of a name */
export async function cohortsWithin(
  store: Store,
  filter: Filter,
  signal: AbortSignal,
): Promise<readonly NamedCohort[]> {
  if (!filter.cohort?.length) return [];
  return store.call('cohortsWithin', { filter }, signal);
}
