import { ascending } from './ascending.ts';
import { eachTie } from './each-tie.ts';
import { normalCdf } from './normal.ts';

interface MannWhitney {
  /** Pairs in which x is larger, ties half. */
  readonly u: number;
  /** Of the larger of U and mn − U, with continuity correction; null where all values are equal. */
  readonly z: number | null;
  /** Two-sided, normal with tie and continuity correction; 1 where all values are equal. */
  readonly p: number;
}

/**
 * Mann–Whitney U test of two independent samples ("On a test of whether one of two random variables is stochastically
 * larger than the other", 1947), as SciPy's `mannwhitneyu(method='asymptotic')`. Null where a sample is empty.
 * @throws RangeError at NaN
 */
export function mannWhitney(x: ArrayLike<number>, y: ArrayLike<number>): MannWhitney | null {
  const [m, n, size] = [x.length, y.length, x.length + y.length];
  if (m === 0 || n === 0) return null;
  let [u, below, ties] = [0, 0, 0];
  eachTie(ascending(x), ascending(y), (inX, inY) => {
    u += inX * (below + inY / 2);
    below += inY;
    ties += (inX + inY) ** 3 - (inX + inY);
  });
  const variance = ((m * n) / 12) * (size + 1 - ties / (size * (size - 1)));
  if (ties === size ** 3 - size) return { u, z: null, p: 1 };
  const z = (Math.max(u, m * n - u) - (m * n) / 2 - 0.5) / Math.sqrt(variance);
  return { u, z, p: Math.min(1, 2 * normalCdf(-z)) };
}
