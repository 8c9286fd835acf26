import { mannWhitney } from './mann-whitney.ts';

/**
 * Cliff's δ = 2U/(mn) − 1 ("Dominance statistics", 1993): the share of pairs in which x is larger minus the share in
 * which y is, in [−1, 1]. Null where a sample is empty. @throws RangeError at NaN
 */
export function cliffsDelta(x: ArrayLike<number>, y: ArrayLike<number>): number | null {
  const test = mannWhitney(x, y);
  return test === null ? null : (2 * test.u) / (x.length * y.length) - 1;
}
