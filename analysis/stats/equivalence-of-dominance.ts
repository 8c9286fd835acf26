import type { Interval } from '../model/comparison.ts';
import { ascending } from './ascending.ts';
import { cliffsDelta } from './cliffs-delta.ts';
import { normalCdf, normalQuantile } from './normal.ts';

/** |δ| below which dominance is called negligible (Romano and others, 2006). */
const NEGLIGIBLE = 0.147;

interface EquivalenceOfDominance {
  /** Cliff's δ of x over y. */
  readonly delta: number;
  readonly margin: number;
  /** Standard error of δ. */
  readonly se: number;
  /** The larger of both one-sided p values; null where no variation is seen. */
  readonly p: number | null;
  /** Normal, at level 1 − 2α, within [−1, 1]. */
  readonly interval: Interval;
  /** p < α; null where p is. */
  readonly equivalent: boolean | null;
}

/**
 * Two one-sided tests of whether Cliff's δ of two independent samples lies within ±`margin`: 0.147 unless told, what
 * Romano and others call negligible; α below ½, 0.05 unless told. The variance is that of placements (DeLong, DeLong and
 * Clarke-Pearson, "Comparing the areas under two or more correlated receiver operating characteristic curves", 1988), δ
 * being 2·area − 1. Null where a sample has fewer than two values. @throws RangeError at NaN
 */
export function equivalenceOfDominance(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  margin: number = NEGLIGIBLE,
  alpha = 0.05,
): EquivalenceOfDominance | null {
  if (x.length < 2 || y.length < 2) return null;
  const delta = cliffsDelta(x, y)!;
  const [sortedX, sortedY] = [ascending(x), ascending(y)];
  const se = Math.sqrt(
    varianceOfMean(placements(sortedX, sortedY)) + varianceOfMean(placements(sortedY, sortedX)),
  );
  if (se === 0) return { delta, margin, se, p: null, interval: [delta, delta], equivalent: null };
  const p = Math.max(normalCdf(-(delta + margin) / se), normalCdf((delta - margin) / se));
  const half = -normalQuantile(alpha) * se;
  const interval: Interval = [Math.max(-1, delta - half), Math.min(1, delta + half)];
  return { delta, margin, se, p, interval, equivalent: p < alpha };
}

/** Of each value, the share of `others` that are smaller minus the share that are larger. Both ascending. */
function placements(values: Float64Array, others: Float64Array): Float64Array {
  let [below, notAbove] = [0, 0];
  return values.map((value) => {
    while (below < others.length && others[below]! < value) below += 1;
    notAbove = Math.max(notAbove, below);
    while (notAbove < others.length && others[notAbove]! <= value) notAbove += 1;
    return (below + notAbove) / others.length - 1;
  });
}

function varianceOfMean(values: Float64Array): number {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1) / n;
}
