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
  const [ofA, ofB] = [proportionOf(a), proportionOf(b)];
  const found = newcombeIndependent(ofB, ofA);
  if (found === null) return null;
  const { interval, difference } = found;
  const rates = { rate_a: ofA.solved / ofA.n, rate_b: ofB.solved / ofB.n };
  return { n: ofA.n + ofB.n, ...rates, difference, interval: interval as Interval };
}

function proportionOf(tasks: readonly GroupTask[]): Proportion {
  const outcomes = tasks.flatMap(({ outcome }) => outcome ?? []);
  return { solved: outcomes.filter((outcome) => outcome === 1).length, n: outcomes.length };
}

/** Newcombe's interval of B − A where every task has one verdict; else null. Both sides have a task. */
export function verdictInterval(a: readonly GroupTask[], b: readonly GroupTask[]): Interval | null {
  const isSingle = [...a, ...b].every(({ scored }) => scored === 1);
  return isSingle ? intervalOfVerdicts(a, b) : null;
}

function intervalOfVerdicts(a: readonly GroupTask[], b: readonly GroupTask[]): Interval | null {
  const verdicts = (tasks: readonly GroupTask[]): Proportion => ({
    solved: tasks.filter(({ solved }) => solved === 1).length,
    n: tasks.length,
  });
  return newcombeIndependent(verdicts(b), verdicts(a))?.interval ?? null;
}
