import type { Interval } from '../model/comparison.ts';
import { allEqual } from './all-equal.ts';
import { bootstrapError } from './bootstrap-error.ts';
import { deviations } from './deviations.ts';
import { mean as meanOf } from './mean.ts';
import { normalCdf, normalQuantile, Z_95 } from './normal.ts';
import { partlySorted } from './partly-sorted.ts';
import { quantile } from './quantile.ts';
import { sum } from './sum.ts';

/** Why a BCa interval cannot be had from these resamples. */
export type BcaFallback = 'no-variation' | 'one-sided' | 'out-of-range';

const PERCENTILE: Interval = [0.025, 0.975];

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
  const share = shareBelow(resampled, values);
  const bias = share > 0 && share < 1 ? normalQuantile(share) : null;
  const acceleration = accelerationOf(values);
  const levels = bcaLevels(bias, acceleration);
  const [percentile, bca] = limits(
    resampled,
    typeof levels === 'string' ? [PERCENTILE] : [PERCENTILE, levels],
  );
  const common = { se: bootstrapError(resampled), percentile: percentile!, bias, acceleration };
  return typeof levels === 'string'
    ? { ...common, bca: percentile!, bca_fallback: levels }
    : { ...common, bca: bca!, bca_fallback: null };
}

function bcaLevels(bias: number | null, acceleration: number | null): Interval | BcaFallback {
  if (acceleration === null) return 'no-variation';
  if (bias === null) return 'one-sided';
  const low = adjusted(bias, acceleration, -Z_95);
  const high = adjusted(bias, acceleration, Z_95);
  return low === null || high === null ? 'out-of-range' : [low, high];
}

/** The quantiles at each pair of levels. */
function limits(resampled: Float64Array, pairs: readonly Interval[]): readonly Interval[] {
  const places = pairs.flat().map((level) => level * (resampled.length - 1));
  const sorted = partlySorted(
    resampled,
    places.flatMap((place) => [Math.floor(place), Math.ceil(place)]),
  );
  return pairs.map(([low, high]) => [quantile(sorted, low)!, quantile(sorted, high)!]);
}

/** Sums of the same values in another order differ in their last digits, and are still ties. */
function shareBelow(resampled: Float64Array, values: readonly number[]): number {
  const mean = meanOf(values);
  const tolerance = 1e-12 * largest(values);
  let [below, notAbove] = [0, 0];
  for (let i = 0; i < resampled.length; i += 1) {
    const value = resampled[i]!;
    if (Number.isNaN(value)) throw new RangeError('an interval needs resampled means that are all defined');
    below += Number(value < mean - tolerance);
    notAbove += Number(value <= mean + tolerance);
  }
  return (below + notAbove) / 2 / resampled.length;
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
