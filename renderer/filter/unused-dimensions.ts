import type { Address } from '../address/address.ts';
import type { Dimension } from './dimension.ts';

/**
 * Filter dimensions that the present view leaves aside, with the reason. Rates and comparisons are never taken
 * over runs chosen by their outcome; a comparison is not restricted in what its two sides differ in.
 */
export function unusedDimensions({ view, by }: Address): Readonly<Partial<Record<Dimension, string>>> {
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
  if (view === 'overview' || (view === 'figures' && by === null)) return { outcome };
  const side = 'Not applied here: it is what the two sides of the comparison differ in.';
  return { outcome, [by ?? 'condition']: side };
}
