import type { Comparison } from '../../../analysis/model/comparison.ts';
import type { TermKey } from '../../../analysis/words/index.ts';
import type { Transition } from '../../address/address.ts';

/** Transitions as people read them. */
export const TRANSITION_WORDS: Readonly<Record<Transition, string>> = {
  ss: 'solved by both',
  su: 'solved by A only',
  us: 'solved by B only',
  uu: 'solved by neither',
  excluded: 'tied repeats',
  dropped: 'dropped',
};

/** What explains a transition. */
export function transitionTerm(transition: Transition): TermKey {
  return transition === 'excluded' || transition === 'dropped' ? transition : 'transitions';
}

/** Numbers of tasks by transition, the dropped ones included. */
export function transitionCounts({
  transitions,
  n_dropped,
}: Comparison): Readonly<Record<Transition, number>> {
  return { ...transitions, dropped: n_dropped };
}
