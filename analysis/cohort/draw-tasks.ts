import { hashRank } from '../stats/index.ts';

/**
 * The sample of `n` tasks that a seed draws: those with the `n` smallest hash ranks under the purpose `cohort`, equal
 * ranks in the order of their ids. It depends on the ids and the seed alone, so it can be drawn again anywhere; a smaller
 * sample of the same seed is part of a larger one. `n` is at most the number of distinct tasks. @returns ids in order
 */
export function drawTasks(given: readonly string[], n: number, seed: string): readonly string[] {
  const ranked = [...new Set(given)].sort().map((task) => ({ task, rank: hashRank(seed, 'cohort', task) }));
  if (n > ranked.length) throw new RangeError(`a sample of ${n} of ${ranked.length} tasks`);
  return ranked
    .sort((x, y) => x.rank - y.rank)
    .slice(0, n)
    .map(({ task }) => task)
    .sort();
}
