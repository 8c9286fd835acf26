import type { Interval } from '../model/comparison.ts';
import { clusteredMean } from './clustered-mean.ts';
import { studentTCdf, studentTQuantile } from './student-t.ts';

interface EquivalencePaired {
  readonly n: number;
  /** Mean difference. */
  readonly difference: number;
  readonly margin: number;
  /** One-sided p values of a mean of −margin or less, and of margin or more; null where no variation is seen. */
  readonly p_lower: number | null;
  readonly p_upper: number | null;
  /** The larger of the two; null where no variation is seen. */
  readonly p: number | null;
  /** At level 1 − 2α: within ±margin exactly where p < α. */
  readonly interval: Interval;
  /** p < α; null where p is. */
  readonly equivalent: boolean | null;
  readonly reason: 'no-variation' | null;
}

/**
 * Two one-sided t tests of equivalence (Schuirmann, "A comparison of the two one-sided tests procedure and the power
 * approach", 1987) on paired differences, one per task: does their mean lie within ±`margin`? The margin is above 0, in
 * the unit of the differences; α below ½, 0.05 unless told. Null for fewer than two tasks.
 */
export function equivalencePaired(
  differences: readonly number[],
  margin: number,
  alpha = 0.05,
): EquivalencePaired | null {
  const found = clusteredMean(differences);
  if (found === null) return null;
  const { n, mean, se, no_variation } = found;
  const common = { n, difference: mean, margin };
  if (no_variation) return { ...common, ...UNDECIDED, interval: [mean, mean] };
  const p_lower = studentTCdf(-(mean + margin) / se, n - 1);
  const p_upper = studentTCdf((mean - margin) / se, n - 1);
  const p = Math.max(p_lower, p_upper);
  const half = -studentTQuantile(alpha, n - 1) * se;
  const interval: Interval = [mean - half, mean + half];
  return { ...common, p_lower, p_upper, p, interval, equivalent: p < alpha, reason: null };
}

const UNDECIDED = {
  p_lower: null,
  p_upper: null,
  p: null,
  equivalent: null,
  reason: 'no-variation',
} as const;
