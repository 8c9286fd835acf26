import type { Interval } from '../model/comparison.ts';
import { allEqual } from './all-equal.ts';
import { ascending } from './ascending.ts';
import { deviations } from './deviations.ts';
import { mean as meanOf } from './mean.ts';
import { normalCdf, normalQuantile, Z_95 } from './normal.ts';
import { quantile } from './quantile.ts';
import { sum } from './sum.ts';

/** Why a BCa interval cannot be had from these resamples. */
export type BcaFallback = 'no-variation' | 'one-sided' | 'out-of-range';

interface BootstrapInterval {
  /** Standard deviation of the resampled means, divisor B. */
  readonly se: number;
  readonly percentile: Interval;
  /** Equal to `percentile` where `bca_fallback` says why. */
  readonly bca: Interval;
  readonly bca_fallback: BcaFallback | null;
  /** Bias correction z₀ and acceleration a; null where undefined. */
  readonly bias: number | null;
  readonly acceleration: number | null;
}

/**
 * 95% intervals of a mean from its resampled means: percentile, and bias-corrected and accelerated (Efron, "Better
 * bootstrap confidence intervals", 1987). z₀ = Φ⁻¹(share of resamples below the mean, ties half); a from the
 * jackknife; α′ = Φ(z₀ + (z₀ ± z)/(1 − a(z₀ ± z))). `values`: one per task, at least two.
 * @throws RangeError where a resampled mean is NaN
 */
export function bootstrapInterval(values: readonly number[], resampled: Float64Array): BootstrapInterval {
  const sorted = ascending(resampled);
  const percentile = between(sorted, 0.025, 0.975);
  const share = shareBelow(sorted, values);
  const bias = share > 0 && share < 1 ? normalQuantile(share) : null;
  const acceleration = accelerationOf(values);
  const common = { se: deviation(sorted), percentile, bias, acceleration };
  const fallback = (why: BcaFallback) => ({ ...common, bca: percentile, bca_fallback: why });
  if (acceleration === null) return fallback('no-variation');
  if (bias === null) return fallback('one-sided');
  const low = adjusted(bias, acceleration, -Z_95);
  const high = adjusted(bias, acceleration, Z_95);
  if (low === null || high === null) return fallback('out-of-range');
  return { ...common, bca: between(sorted, low, high), bca_fallback: null };
}

function between(sorted: Float64Array, low: number, high: number): Interval {
  return [quantile(sorted, low)!, quantile(sorted, high)!];
}

function deviation(values: Float64Array): number {
  const mean = meanOf(values);
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) squares += (values[i]! - mean) ** 2;
  return Math.sqrt(squares / values.length);
}

/** Sums of the same values in another order differ in their last digits, and are still ties. */
function shareBelow(sorted: Float64Array, values: readonly number[]): number {
  const mean = meanOf(values);
  const tolerance = 1e-12 * largest(values);
  const below = countUntil(sorted, (value) => value >= mean - tolerance);
  const notAbove = countUntil(sorted, (value) => value > mean + tolerance);
  return (below + notAbove) / 2 / sorted.length;
}

/** How many values come before the first of those, the last ones of all, for which `isPast` holds. */
function countUntil(sorted: Float64Array, isPast: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
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

/** Level whose quantile is the limit; null where the correction has run past its pole and means nothing. */
function adjusted(bias: number, acceleration: number, z: number): number | null {
  const divisor = 1 - acceleration * (bias + z);
  return divisor <= 0 ? null : normalCdf(bias + (bias + z) / divisor);
}
