import { allEqual } from './all-equal.ts';
import { deviations } from './deviations.ts';
import { mean } from './mean.ts';
import { resampledInterval } from './resampled-interval.ts';
import { sum } from './sum.ts';

/**
 * 95% intervals of a mean from its resampled means: percentile, and BCa with a from the jackknife (Efron, "Better
 * bootstrap confidence intervals", 1987; see `resampledInterval`). `values`: one per task, at least two.
 * @throws RangeError where a resampled mean is NaN
 */
export function bootstrapInterval(values: readonly number[], resampled: Float64Array) {
  return resampledInterval(resampled, {
    estimate: mean(values),
    tolerance: 1e-12 * largest(values),
    acceleration: accelerationOf(values),
  });
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/**
 * a = Σ(j̄ − jᵢ)³ / (6(Σ(j̄ − jᵢ)²)^{3/2}) over the jackknife means jᵢ. For a mean j̄ − jᵢ = (dᵢ − d̄)/(n − 1), and the
 * divisor cancels, as does the scale of the deviations. Null where all values are equal.
 */
function accelerationOf(values: readonly number[]): number | null {
  if (allEqual(values)) return null;
  const { scaled } = deviations(values);
  const squares = sum(scaled.map((deviation) => deviation ** 2));
  return sum(scaled.map((deviation) => deviation ** 3)) / (6 * squares ** 1.5);
}
