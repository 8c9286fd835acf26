import type { Interval } from '../model/comparison.ts';
import { type RepeatedTask, randomFor, rankSets, ranksFromBest } from '../stats/index.ts';
import { pairTest } from './pair-test.ts';
import type { RankOptions } from './rank-options.ts';

/** The systems under one side. */
export interface RankedSide {
  /** System → task → share of solved runs. */
  readonly shares: readonly (readonly number[])[];
  /** System → mean of its shares. */
  readonly scores: readonly number[];
  readonly ranks: Float64Array;
  readonly sets: readonly Interval[];
  /** Score of system i minus score of system j; 0 where they share a rank. */
  readonly difference: (i: number, j: number) => number;
  /** p of the test of systems i and j, adjusted over all pairs; null where there is none. */
  readonly p_holm: (i: number, j: number) => number | null;
}

/** `systems`: a label and the runs of each task, at least one and the same tasks for all. */
export function rankedSide(
  side: 'a' | 'b',
  systems: readonly { readonly label: string; readonly runs: readonly RepeatedTask[] }[],
  { seed, draws }: RankOptions,
): RankedSide {
  const shares = systems.map(({ runs }) => runs.map(({ solved, scored }) => solved / scored));
  const scores = shares.map((row) => row.reduce((sum, share) => sum + share, 0) / row.length);
  const ranks = ranksFromBest(scores);
  const difference = (i: number, j: number) => (ranks[i] === ranks[j] ? 0 : scores[i]! - scores[j]!);
  const tests = pairsOf(systems).map(([x, y, first, second]) => {
    const random = () => randomFor(seed, `permutation|${side}|${x.label}|${y.label}`);
    return {
      first,
      second,
      difference: difference(first, second),
      p: pairTest(x.runs, y.runs, random, draws),
    };
  });
  const { sets, p_holm } = rankSets(systems.length, tests);
  const adjusted = new Map(tests.map(({ first, second }, at) => [`${first} ${second}`, p_holm[at] ?? null]));
  const pHolm = (i: number, j: number) => adjusted.get(`${Math.min(i, j)} ${Math.max(i, j)}`) ?? null;
  return { shares, scores, ranks, sets, difference, p_holm: pHolm };
}

/** Each two once, with their positions. */
function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T, number, number])[] {
  return items.flatMap((x, i) => items.slice(i + 1).map((y, k) => [x, y, i, i + 1 + k] as const));
}
