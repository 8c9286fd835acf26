import { randomFor, ratiosOfSums } from '../stats/index.ts';
import type { CompareOptions } from './compare-options.ts';
import { grouped } from './grouped.ts';

/** Task means of a measure on both sides, of the tasks that have it on both. */
export interface Sides {
  readonly a: readonly number[];
  readonly b: readonly number[];
}

export type SideRatio = ReturnType<typeof ratiosOfSums>[number];

export const RATIO_REASONS: Readonly<Record<Exclude<SideRatio['reason'], null>, string>> = {
  'zero-denominator': 'A takes nothing, so there is nothing to divide by',
  'one-task': 'one task shows no variation between tasks',
  'undefined-resamples': 'in some resamples A takes nothing, so their ratio is undefined',
};

/**
 * Sum of B by sum of A of each that has at least one task. Those of as many tasks share resamples, which depend on the
 * seed and that number alone.
 */
export function sideRatios<S extends Sides>(
  sides: readonly S[],
  { seed, draws }: CompareOptions,
): ReadonlyMap<S, SideRatio> {
  const found = new Map<S, SideRatio>();
  const known = sides.filter(({ a }) => a.length > 0);
  for (const alike of grouped(known, ({ a }) => a.length).values()) {
    const ratios = ratiosOfSums(alike, randomFor(seed, 'ratio'), draws);
    alike.forEach((one, i) => void found.set(one, ratios[i]!));
  }
  return found;
}
