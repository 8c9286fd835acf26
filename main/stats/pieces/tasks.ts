import { z } from 'zod';
import { pairedDifference, type RepeatedTask, type TaskRuns } from '../../../analysis/stats/index.ts';
import { mean } from '../../../analysis/stats/mean.ts';
import { InputError } from '../input-error.ts';
import { listOf, number } from './numbers.ts';

/** A run's value; a verdict counts as 1 or 0, and null is unscored. */
const value = z.union([number, z.boolean().transform(Number), z.null()], {
  error: 'a number, or null for an unscored run,',
});

/** A run's verdict. */
const verdict = z.union([z.literal(0), z.literal(1), z.boolean().transform(Number), z.null()], {
  error: '1 for a solved run, 0 for an unsolved or null for an unscored one',
});

const task = z.union([z.string(), z.number()], { error: 'the id of a task' }).optional();

const pairsOf = <T extends z.ZodType>(run: T) => {
  const runs = listOf(run, 'a list of runs');
  return listOf(
    z.strictObject({ task, a: runs, b: runs }, { error: 'an object with the runs a and b' }),
    'a list of tasks',
  );
};

/** Tasks with the values of their runs under A and B, and an id if they like. */
export const valuedPairs = pairsOf(value);

/** Tasks with the verdicts of their runs under A and B. */
export const verdictPairs = pairsOf(verdict);

/** Tasks with the values of their runs under one condition. */
export const valuedTasks = listOf(listOf(value, 'a list of runs'), 'a list of tasks');

/** Tasks with the verdicts of their runs under one condition. */
export const verdictTasks = listOf(listOf(verdict, 'a list of runs'), 'a list of tasks');

interface Pair {
  readonly task?: string | number | undefined;
  readonly a: readonly (number | null)[];
  readonly b: readonly (number | null)[];
}

export const scoredOf = (runs: readonly (number | null)[]): readonly number[] =>
  runs.filter((run) => run !== null);

export function repeatedOf(runs: readonly (number | null)[]): RepeatedTask {
  const scored = scoredOf(runs);
  return { solved: scored.filter((run) => run === 1).length, scored: scored.length };
}

/** @throws InputError where a task stands twice: its runs would count twice, or as another draw */
function requireEachOnce(tasks: readonly Pair[]): void {
  const first = new Map<string | number, number>();
  tasks.forEach(({ task }, at) => {
    if (task === undefined) return;
    const before = first.get(task);
    if (before !== undefined)
      throw new InputError(
        `tasks[${at}].task is ${JSON.stringify(task)}, which tasks[${before}] is, where each task belongs once`,
      );
    first.set(task, at);
  });
}

/** The tasks scored on both sides, in an order that theirs does not change, and how many are not. @throws InputError where a task stands twice */
export function scoredPairs(tasks: readonly Pair[]) {
  requireEachOnce(tasks);
  const pairs = tasks
    .map(({ a, b }) => ({ a: scoredOf(a), b: scoredOf(b) }))
    .filter(({ a, b }) => a.length > 0 && b.length > 0)
    .sort(byRuns);
  return { pairs, n_tasks: pairs.length, n_dropped: tasks.length - pairs.length };
}

/** Mean of the runs under B − mean of those under A. */
export const differenceOf = ({ a, b }: { readonly a: readonly number[]; readonly b: readonly number[] }) =>
  pairedDifference(mean(b), mean(a));

type Scored = Parameters<typeof differenceOf>[0];

function byRuns(x: Scored, y: Scored): number {
  return (
    differenceOf(x) - differenceOf(y) ||
    mean(x.a) - mean(y.a) ||
    x.a.length - y.a.length ||
    x.b.length - y.b.length
  );
}

export function taskRunsOf({ a, b }: Pair): TaskRuns {
  const [first, second] = [repeatedOf(a), repeatedOf(b)];
  return {
    solved_a: first.solved,
    scored_a: first.scored,
    solved_b: second.solved,
    scored_b: second.scored,
  };
}

export const NO_SHARED_TASK = 'no task has a scored run on both sides';
