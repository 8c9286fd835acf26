import type { FigureSelection } from '../../../analysis/figures/spec/figure-spec.ts';
import type { Store } from '../../store/store-client.ts';
import { unknownName } from '../../unknown-name.ts';

const LISTS = {
  benchmark: 'benchmarks',
  system: 'systems',
  condition: 'conditions',
  repository: 'repositories',
} as const;

/** @throws UserError where the filter names what the workspace does not hold: the figure would silently lack it */
export async function requireSelected(
  store: Store,
  { filter }: FigureSelection,
  signal: AbortSignal,
): Promise<void> {
  const parts = (Object.keys(LISTS) as (keyof typeof LISTS)[]).filter((part) => filter[part]?.length);
  if (parts.length === 0) return;
  const facets = await store.call('facets', { filter: {} }, signal);
  for (const part of parts) {
    const known = facets[LISTS[part]].map(({ name }) => name);
    const missing = filter[part]?.find((name) => !known.includes(name));
    if (missing !== undefined) throw unknownName(part, missing, known);
  }
}
