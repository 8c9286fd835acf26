import type { Interval } from '../model/comparison.ts';
import type { PairedTable } from './newcombe-paired.ts';
import { Z_95 } from './normal.ts';

interface Tango {
  /** A − B. */
  readonly difference: number;
  readonly interval: Interval;
}

/**
 * Tango's 95% score interval of a difference of paired proportions, A − B ("Equivalence test and confidence interval
 * for the difference in proportions for the paired-sample design", 1998): the differences δ that the score test does
 * not reject. Never a point, and within ±1. Negate and swap the limits for B − A. Null for an empty table.
 * Too narrow where tasks of a repository change together (see `clusteredMean`).
 */
export function tango({ both, a_only, b_only, neither }: PairedTable): Tango | null {
  const n = both + a_only + b_only + neither;
  if (n === 0) return null;
  // The lower limit is the upper one of B − A, turned: both then round alike.
  const interval: Interval = [0 - upperLimit(b_only, a_only, n), upperLimit(a_only, b_only, n)];
  return { difference: (a_only - b_only) / n, interval };
}

/** Halves [D, 1] down to neighbouring numbers: above D the score falls as δ grows. */
function upperLimit(b: number, c: number, n: number): number {
  let [low, high] = [(b - c) / n, 1];
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return high;
    if (isRejected(middle, b, c, n)) high = middle;
    else low = middle;
  }
}

/** nδ − (b − c) > z√(n(2q + δ(1 − δ))), q the likeliest share of tasks solved by B only, given δ. */
function isRejected(delta: number, b: number, c: number, n: number): boolean {
  const linear = (2 * n - b + c) * delta - b - c;
  const constant = -c * delta * (1 - delta);
  const discriminant = Math.max(0, linear ** 2 - 8 * n * constant);
  const q = (Math.sqrt(discriminant) - linear) / (4 * n);
  const variance = Math.max(0, n * (2 * q + delta * (1 - delta)));
  return n * delta - (b - c) > Z_95 * Math.sqrt(variance);
}
