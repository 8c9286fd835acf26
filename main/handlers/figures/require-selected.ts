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

const KNOWN_AFTER = {
  outcome: [
    'A figure’s runs cannot be chosen by their outcome: a rate of those that resolved is 100%.',
    'Leave `outcome` out of the filter; the figure “outcome-shares” shows every outcome with its share.',
  ],
  label: [
    'A figure’s runs cannot be chosen by their labels: a label judges how a run went, and so does a rate.',
    'Leave `label` out of the filter; a cohort of the tasks that hold the label can be drawn.',
  ],
} as const;

/** @throws UserError where runs would be chosen by what is known only once they have ended, which is what figures measure */
function requireChosenBefore(filters: readonly (Filter | undefined)[]): void {
  for (const part of ['outcome', 'label'] as const) {
    if (!filters.some((filter) => filter?.[part]?.length)) continue;
    const [message, whatToDo] = KNOWN_AFTER[part];
    throw new UserError('usage', message, whatToDo);
  }
}

/** @throws UserError where the filter names what the workspace does not hold: the figure would silently lack it */
export async function requireSelected(
  store: Store,
  { filter, filter_a, filter_b }: FigureSelection,
  signal: AbortSignal,
): Promise<void> {
  requireChosenBefore([filter, filter_a, filter_b]);
  const parts = (Object.keys(LISTS) as (keyof typeof LISTS)[]).filter((part) => filter[part]?.length);
  if (parts.length === 0) return;
  const facets = await store.call('facets', { filter: {} }, signal);
  for (const part of parts) {
    const known = facets[LISTS[part]].map(({ name }) => name);
    const missing = filter[part]?.find((name) => !known.includes(name));
    if (missing !== undefined) throw unknownName(part, missing, known);
  }
}
