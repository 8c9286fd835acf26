import { AREA_WORDS } from '../../../analysis/figures/transitions/transition-words.ts';
import type { Comparison } from '../../../analysis/model/comparison.ts';
import type { Transition } from '../../address/address.ts';

/** Transitions as people read them. */
export const TRANSITION_WORDS: Readonly<Record<Transition, string>> = {
  ...AREA_WORDS,
  excluded: 'tied repeats',
  dropped: 'dropped',
};

/** Numbers of tasks by transition, the dropped ones included. */
export function transitionCounts({
  transitions,
  n_dropped,
}: Comparison): Readonly<Record<Transition, number>> {
  return { ...transitions, dropped: n_dropped };
}
