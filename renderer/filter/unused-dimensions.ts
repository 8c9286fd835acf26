import { differingParts } from '../../analysis/filter/differing-parts.ts';
import type { Address } from '../address/address.ts';
import { DIMENSIONS, type Dimension } from './dimension.ts';

const EVERYTHING = 'This view shows the whole workspace.';
const BY_OUTCOME =
  'Applies to lists of runs only: a rate over runs chosen by their outcome would say nothing.';
const BY_LABEL =
  'Applies to lists of runs only: a label is a judgement on how a run went, so a rate over runs chosen by it would say nothing.';
const SIDE = 'Not applied here: it is what the two sides of the comparison differ in.';

/**
 * Filter dimensions that the present view leaves aside, with the reason. Rates and comparisons are never taken over runs
 * chosen by what is known only once they have ended: their outcome, and labels of whatever rubric. A comparison is not
 * restricted in what its two sides differ in.
 */
export function unusedDimensions({
  view,
  by,
  filter_a,
  filter_b,
}: Address): Readonly<Partial<Record<Dimension, string>>> {
  if (view === 'sql' || view === 'imports')
    return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, EVERYTHING]));
  const results = { outcome: BY_OUTCOME, label: BY_LABEL };
  if (view === 'overview' || view === 'matrix' || (view === 'figures' && by === null)) return results;
  if (by !== 'filter') return { ...results, [by ?? 'condition']: SIDE };
  // Two benchmarks are never under one filter; any other part of it holds for both sides.
  return differingParts(filter_a, filter_b).includes('benchmark') ? { ...results, benchmark: SIDE } : results;
}
