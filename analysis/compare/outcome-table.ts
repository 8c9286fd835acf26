import type { Interval, PairedComparison } from '../model/comparison.ts';
import { newcombePaired } from '../stats/index.ts';
import type { PairedOutcome, Transition } from './paired-outcomes.ts';

type Transitions = PairedComparison['transitions'];

/** How many tasks went from solved or not under A to solved or not under B. */
export function countTransitions(tasks: readonly PairedOutcome[]): Transitions {
  const count = (transition: Transition) => tasks.filter((task) => task.transition === transition).length;
  return { ss: count('ss'), su: count('su'), us: count('us'), uu: count('uu'), excluded: count('excluded') };
}

/** Newcombe's interval turned to B − A; null where no task has an outcome on both sides. */
export function newcombeOfChange({ ss, su, us, uu }: Transitions): Interval | null {
  const result = newcombePaired({ both: ss, a_only: su, b_only: us, neither: uu });
  // 0 − x rather than −x: a limit of 0 stays 0, not −0.
  return result === null ? null : [0 - result.interval[1], 0 - result.interval[0]];
}
