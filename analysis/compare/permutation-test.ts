import { randomFor, runPermutation, signFlip } from '../stats/index.ts';
import type { CompareOptions } from './compare-options.ts';
import { NO_TASK } from './no-task.ts';
import type { PairedOutcome } from './paired-outcomes.ts';

interface RowPermutation {
  readonly p: number | null;
  /** Why p is null, or which way of permuting it is by. */
  readonly reason: string | null;
}

/**
 * Permutation test of a row: signs are flipped where both sides of every task have equal numbers of scored runs; else
 * run labels are permuted within tasks, as flipping is then not exact. `name` keeps the random numbers of rows apart.
 */
export function permutationTest(
  tasks: readonly PairedOutcome[],
  name: string,
  { seed, draws }: CompareOptions,
): RowPermutation {
  if (tasks.length === 0) return { p: null, reason: NO_TASK };
  const random = randomFor(seed, `permutation|${name}`);
  if (tasks.every(({ runs }) => runs.scored_a === runs.scored_b)) {
    const differences = tasks.map(({ difference }) => difference);
    return { p: signFlip(differences, random, draws)?.p ?? null, reason: null };
  }
  const runs = tasks.map((task) => task.runs);
  const reason = 'run labels permuted within tasks, as the sides have unequal numbers of scored runs';
  return { p: runPermutation(runs, random, draws)?.p ?? null, reason };
}
