import type { Interval } from '../../model/comparison.ts';
import { newcombeIndependent, type Proportion } from '../../stats/index.ts';
import { roundedDifference } from '../rounded-difference.ts';
import { taskMean } from '../task-means.ts';
import type { GroupTask } from './task-groups.ts';

/** Task-equal means of two groups, each at least one task, and their difference B − A. */
export function groupDifference(a: readonly GroupTask[], b: readonly GroupTask[]) {
  const [rate_a, rate_b] = [taskMean(a), taskMean(b)];
  return { rate_a, rate_b, difference: roundedDifference(rate_a, rate_b) };
}

/** Rates of one outcome per task and Newcombe's interval of B − A, over the tasks that have one; null where a side has none. */
export function outcomeDifference(a: readonly GroupTask[], b: readonly GroupTask[]) {
  const outcomes = (tasks: readonly GroupTask[]) =>
    proportionOf(tasks.flatMap(({ outcome }) => outcome ?? []));
  const [ofA, ofB] = [outcomes(a), outcomes(b)];
  const found = newcombeIndependent(ofB, ofA);
  if (found === null) return null;
  const { interval, difference } = found;
  const rates = { rate_a: ofA.solved / ofA.n, rate_b: ofB.solved / ofB.n };
  return { n: ofA.n + ofB.n, ...rates, difference, interval };
}

/** Newcombe's interval of B − A where every task has one verdict; else null. Both sides have a task. */
export function verdictInterval(a: readonly GroupTask[], b: readonly GroupTask[]): Interval | null {
  if ([...a, ...b].some(({ scored }) => scored !== 1)) return null;
  const verdicts = (tasks: readonly GroupTask[]) => proportionOf(tasks.map(({ solved }) => solved));
  return newcombeIndependent(verdicts(b), verdicts(a))?.interval ?? null;
}

/** `verdicts`: 1 solved, 0 not. */
function proportionOf(verdicts: readonly number[]): Proportion {
  return { solved: verdicts.filter((verdict) => verdict === 1).length, n: verdicts.length };
}
