import { midranks } from './midranks.ts';

/**
 * Ranks of scores, 1 the highest; equal scores share the mean of their ranks. Scores are compared at 12 digits: sums of
 * the same runs in another order differ in their last ones. @throws RangeError at NaN
 */
export function ranksFromBest(scores: ArrayLike<number>): Float64Array {
  return midranks(Float64Array.from(scores, (score) => -round12(score)));
}

function round12(score: number): number {
  return Math.round(score * 1e12) / 1e12;
}
