import type { Interval } from '../model/comparison.ts';
import { Z_95 } from './normal.ts';

/**
 * Wilson's interval of a proportion (Wilson, "Probable inference, the law of succession, and statistical inference",
 * 1927), within [0, 1]. `solved` of `n`; null for n = 0. `z` ≥ 0 sets the level: 95% unless told.
 */
export function wilson(solved: number, n: number, z: number = Z_95): Interval | null {
  if (n === 0) return null;
  const p = solved / n;
  const z2 = z * z;
  const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  // At the ends the limit is the end itself; rounding would leave it 1e-17 off.
  return [p === 0 ? 0 : Math.max(0, centre - half), p === 1 ? 1 : Math.min(1, centre + half)];
}
