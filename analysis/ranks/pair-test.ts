import { exactSignFlip, type Random, type RepeatedTask, runPermutation, signFlip } from '../stats/index.ts';

/**
 * Two-sided p of no difference between two systems on the same tasks: sign-flip where they have equal numbers of scored
 * runs on every task, else a permutation of the runs within tasks. Exact wherever that can be had: a drawn p is never
 * below 1/(draws + 1), which Holm over many pairs would make useless. At least one task.
 */
export function pairTest(
  x: readonly RepeatedTask[],
  y: readonly RepeatedTask[],
  random: () => Random,
  draws: number | undefined,
): number | null {
  if (x.every(({ scored }, i) => scored === y[i]!.scored)) {
    const differences = x.map(({ solved, scored }, i) => (y[i]!.solved - solved) / scored);
    return exactSignFlip(differences) ?? signFlip(differences, random(), draws)?.p ?? null;
  }
  const tasks = x.map((runs, i) => ({
    solved_a: runs.solved,
    scored_a: runs.scored,
    solved_b: y[i]!.solved,
    scored_b: y[i]!.scored,
  }));
  return runPermutation(tasks, random(), draws)?.p ?? null;
}
