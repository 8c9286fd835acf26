import { AREA_WORDS } from '../../../analysis/figures/transitions/transition-words.ts';
import type { Comparison } from '../../../analysis/model/comparison.ts';
import type { TermKey } from '../../../analysis/words/index.ts';
import type { Transition } from '../../address/address.ts';

/** Transitions as people read them. */
export const TRANSITION_WORDS: Readonly<Record<Transition, string>> = {
  ...AREA_WORDS,
  excluded: 'tied repeats',
  dropped: 'dropped',
  of_a: 'tasks of A',
  of_b: 'tasks of B',
};

/** What explains a transition. */
export function transitionTerm(transition: Transition): TermKey {
  if (transition === 'of_a' || transition === 'of_b') return 'group_tasks';
  return transition === 'excluded' || transition === 'dropped' ? transition : 'transitions';
}

const NO_TRANSITIONS = { ss: 0, su: 0, us: 0, uu: 0, excluded: 0 };

/** Numbers of tasks by transition, the dropped ones included; of sides that share none, those of each side. */
export function transitionCounts(comparison: Comparison): Readonly<Record<Transition, number>> {
  const { paired, transitions, n_dropped, n_tasks_a, n_tasks_b } = comparison;
  const sides = paired ? { of_a: 0, of_b: 0 } : { of_a: n_tasks_a, of_b: n_tasks_b };
  return { ...(transitions ?? NO_TRANSITIONS), dropped: n_dropped, ...sides };
}
