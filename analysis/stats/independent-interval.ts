import { allEqual } from './all-equal.ts';
import { mean } from './mean.ts';
import { resampledInterval } from './resampled-interval.ts';
import { sum } from './sum.ts';

/**
 * 95% intervals of the difference b − a of the means of two groups from its resamples, of which each group was resampled by
 * itself: percentile, and BCa with the jackknife of both groups (Davison and Hinkley, "Bootstrap methods and their
 * application", 1997, §5.3; see `resampledInterval`). `a`, `b`: one value per task, at least two.
 * @throws RangeError where a resampled difference is NaN
 */
export function independentInterval(a: readonly number[], b: readonly number[], resampled: Float64Array) {
  return resampledInterval(resampled, {
    estimate: mean(b) - mean(a),
    tolerance: 1e-12 * [...a, ...b].reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    acceleration: accelerationOf(a, b),
  });
}

/**
 * a = ΣΣ(l/n)³ / (6(ΣΣ(l/n)²)^{3/2}) over both groups, l being how far leaving a task out moves the mean of its group of
 * n tasks, times n − 1: its distance from the mean. Null where neither group varies.
 */
function accelerationOf(a: readonly number[], b: readonly number[]): number | null {
  const moves = [...influences(a).map((move) => -move), ...influences(b)];
  if (moves.length === 0) return null;
  const scale = moves.reduce((most, move) => Math.max(most, Math.abs(move)), 0);
  const scaled = moves.map((move) => move / scale);
  const squares = sum(scaled.map((move) => move ** 2));
  return sum(scaled.map((move) => move ** 3)) / (6 * squares ** 1.5);
}

function influences(values: readonly number[]): readonly number[] {
  if (allEqual(values)) return [];
  const centre = mean(values);
  return values.map((value) => (value - centre) / values.length);
}
