import { differingParts } from '../../analysis/filter/differing-parts.ts';
import type { Address } from '../address/address.ts';
import type { Dimension } from './dimension.ts';

/**
 * Filter dimensions that the present view leaves aside, with the reason. Rates and comparisons are never taken
 * over runs chosen by their outcome; a comparison is not restricted in what its two sides differ in.
 */
export function unusedDimensions({
  view,
  by,
  filter_a,
  filter_b,
}: Address): Readonly<Partial<Record<Dimension, string>>> {
  const outcome =
    'Applies to lists of runs only: a rate over runs chosen by their outcome would say nothing.';
  const everything = 'This view shows the whole workspace.';
  if (view === 'sql' || view === 'imports') {
    return {
      benchmark: everything,
      system: everything,
      condition: everything,
      repository: everything,
      outcome: everything,
      task: everything,
    };
  }
  if (view === 'overview') return { outcome };
  const side = 'Not applied here: it is what the two sides of the comparison differ in.';
  if (by !== 'filter') return { outcome, [by ?? 'condition']: side };
  // Two benchmarks are never under one filter; any other part of it holds for both sides.
  return differingParts(filter_a, filter_b).includes('benchmark')
    ? { outcome, benchmark: side }
    : { outcome };
}
