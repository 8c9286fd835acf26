import { choicePermutation } from './choice-permutation.ts';
import type { Random } from './random.ts';
import { relabelling, type TaskRuns } from './relabelling.ts';
import type { PermutationTest } from './sign-flip.ts';
import type { Choices } from './sum-distribution.ts';

/**
 * Permutation test of mean 0 that permutes run labels between the conditions within each task; statistic |mean d| with
 * d = share solved under B − share solved under A. Exact where the conditions have unequal numbers of scored runs, for
 * which flipping signs is not. Every task has a scored run on both sides. Null for no task.
 *
 * Exact means where B has no effect on any task. Where it helps on some as much as it harms on others, runs differ less
 * within tasks than the effects do between them, and the test rejects too often: in 8% at a level of 5% for effects of more
 * than half of a task's chance. Effects shared within repositories add to that (see `clusteredMean`).
 *
 * `weights`: of each task's d in the mean; all alike unless told. Beyond 100,000 distinct sums the test draws.
 */
export function runPermutation(
  tasks: readonly TaskRuns[],
  random: Random,
  draws?: number,
  weights?: readonly number[],
): PermutationTest | null {
  const weightOf = (i: number) => weights?.[i] ?? 1;
  const choices = tasks.map((task, i) => choicesOf(task, weightOf(i)));
  const sum = tasks.reduce((total, task, i) => total + weightOf(i) * difference(task, task.solved_a), 0);
  return choicePermutation(choices, sum, random, draws);
}

function choicesOf(task: TaskRuns, weight: number): Choices {
  const splits = relabelling(task);
  return {
    values: splits.map(({ solved_a }) => weight * difference(task, solved_a)),
    probabilities: splits.map(({ probability }) => probability),
  };
}

/** d of a task when `solvedA` of its solved runs fall to A. */
function difference(task: TaskRuns, solvedA: number): number {
  return (task.solved_a + task.solved_b - solvedA) / task.scored_b - solvedA / task.scored_a;
}
