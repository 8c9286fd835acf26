import type { FigureSelection } from '../../../analysis/figures/spec/figure-spec.ts';
import type { Filter } from '../../../analysis/model/filter.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Store } from '../../store/store-client.ts';
import { unknownName } from '../../unknown-name.ts';

const LISTS = {
  benchmark: 'benchmarks',
  system: 'systems',
  condition: 'conditions',
  repository: 'repositories',
} as const;

/** @throws UserError where runs would be chosen by what they came to, which is what every figure measures */
function requireNoOutcome(filters: readonly (Filter | undefined)[]): void {
  if (!filters.some((filter) => filter?.outcome?.length)) return;
  throw new UserError(
    'usage',
    'A figure’s runs cannot be chosen by their outcome: a rate of those that resolved is 100%.',
    'Leave `outcome` out of the filter; the figure “outcome-shares” shows every outcome with its share.',
  );
}

/** @throws UserError where the filter names what the workspace does not hold: the figure would silently lack it */
export async function requireSelected(
  store: Store,
  { filter, filter_a, filter_b }: FigureSelection,
  signal: AbortSignal,
): Promise<void> {
  requireNoOutcome([filter, filter_a, filter_b]);
  const parts = (Object.keys(LISTS) as (keyof typeof LISTS)[]).filter((part) => filter[part]?.length);
  if (parts.length === 0) return;
  const facets = await store.call('facets', { filter: {} }, signal);
  for (const part of parts) {
    const known = facets[LISTS[part]].map(({ name }) => name);
    const missing = filter[part]?.find((name) => !known.includes(name));
    if (missing !== undefined) throw unknownName(part, missing, known);
  }
}
