import type { Interval } from '../model/comparison.ts';
import { quantile } from './quantile.ts';

/** From the 2.5% to the 97.5% quantile (type 7) of resampled values. Null for none. */
export function percentileInterval(resampled: Float64Array): Interval | null {
  if (resampled.length === 0) return null;
  const sorted = resampled.toSorted();
  return [quantile(sorted, 0.025)!, quantile(sorted, 0.975)!];
}
