import type { Interval } from '../model/comparison.ts';
import { allEqual } from './all-equal.ts';
import { bootstrapError } from './bootstrap-error.ts';
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
 */
export function bootstrapInterval(values: readonly number[], resampled: Float64Array): BootstrapInterval {
  const sorted = resampled.toSorted();
  const percentile = between(sorted, 0.025, 0.975);
  const share = shareBelow(sorted, values);
  const bias = share > 0 && share < 1 ? normalQuantile(share) : null;
  const acceleration = accelerationOf(values);
  const common = { se: bootstrapError(sorted), percentile, bias, acceleration };
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

/** Sums of the same values in another order differ in their last digits, and are still ties. */
function shareBelow(resampled: Float64Array, values: readonly number[]): number {
  const mean = meanOf(values);
  const tolerance = 1e-12 * largest(values);
  let below = 0;
  for (const value of resampled) below += value < mean - tolerance ? 1 : value <= mean + tolerance ? 0.5 : 0;
  return below / resampled.length;
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
