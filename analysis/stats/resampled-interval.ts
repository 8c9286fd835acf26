import type { Interval } from '../model/comparison.ts';
import { bootstrapError } from './bootstrap-error.ts';
import { normalCdf, normalQuantile, Z_95 } from './normal.ts';
import { partlySorted } from './partly-sorted.ts';
import { quantile } from './quantile.ts';

/** Why a BCa interval cannot be had from these resamples. */
export type BcaFallback = 'no-variation' | 'one-sided' | 'out-of-range';

const PERCENTILE: Interval = [0.025, 0.975];

interface ResampledInterval {
  /** Standard deviation of the resampled estimates, divisor B. */
  readonly se: number;
  readonly percentile: Interval;
  /** Equal to `percentile` where `bca_fallback` says why. */
  readonly bca: Interval;
  readonly bca_fallback: BcaFallback | null;
  /** Bias correction z₀ and acceleration a; null where undefined. */
  readonly bias: number | null;
  readonly acceleration: number | null;
}

/** What was resampled: the estimate itself, from where on two of them differ, and a (null without variation). */
interface Estimated {
  readonly estimate: number;
  readonly tolerance: number;
  readonly acceleration: number | null;
}

/**
 * 95% intervals of an estimate from its resamples: percentile, and bias-corrected and accelerated (Efron, "Better
 * bootstrap confidence intervals", 1987). z₀ = Φ⁻¹(share of resamples below the estimate, ties half);
 * α′ = Φ(z₀ + (z₀ ± z)/(1 − a(z₀ ± z))).
 * @throws RangeError where a resampled estimate is NaN
 */
export function resampledInterval(resampled: Float64Array, estimated: Estimated): ResampledInterval {
  const { acceleration } = estimated;
  const share = shareBelow(resampled, estimated);
  const bias = share > 0 && share < 1 ? normalQuantile(share) : null;
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
function shareBelow(resampled: Float64Array, { estimate, tolerance }: Estimated): number {
  let [below, notAbove] = [0, 0];
  for (let i = 0; i < resampled.length; i += 1) {
    const value = resampled[i]!;
    if (Number.isNaN(value)) throw new RangeError('an interval needs resampled means that are all defined');
    below += Number(value < estimate - tolerance);
    notAbove += Number(value <= estimate + tolerance);
  }
  return (below + notAbove) / 2 / resampled.length;
}

/** Level whose quantile is the limit; null where the correction has run past its pole and means nothing. */
function adjusted(bias: number, acceleration: number, z: number): number | null {
  const divisor = 1 - acceleration * (bias + z);
  return divisor <= 0 ? null : normalCdf(bias + (bias + z) / divisor);
}
