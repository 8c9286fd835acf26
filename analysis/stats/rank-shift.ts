import { ranksFromBest } from './ranks-from-best.ts';

interface RankShift {
  /** System → rank among all, 1 the best, midranks. */
  readonly rank_a: Float64Array;
  readonly rank_b: Float64Array;
  /** System → rank_b − rank_a: above 0 where it falls behind. */
  readonly shift: Float64Array;
}

/** How each system's rank changes from A to B. `a`, `b`: a score per system, higher is better. */
export function rankShift(a: ArrayLike<number>, b: ArrayLike<number>): RankShift {
  if (a.length !== b.length) throw new RangeError(`ranks of ${a.length} and of ${b.length} systems`);
  const [rank_a, rank_b] = [ranksFromBest(a), ranksFromBest(b)];
  return { rank_a, rank_b, shift: rank_b.map((rank, i) => rank - rank_a[i]!) };
}
