import type { Interval } from '../model/comparison.ts';
import { clusteredMean } from './clustered-mean.ts';

interface PairedT {
  readonly n: number;
  /** Mean difference. */
  readonly mean: number;
  /** Standard deviation of the differences, divisor n − 1. */
  readonly sd: number;
  readonly degrees_of_freedom: number;
  /** mean/(sd/√n); null where the sd is 0. */
  readonly t: number | null;
  /** Two-sided; null where the sd is 0. */
  readonly p: number | null;
  /** 95%; a point where the sd is 0. */
  readonly interval: Interval;
  /** Why t and p are null: all differences are equal. */
  readonly reason: 'no-variation' | null;
}

/**
 * Paired t test of mean difference 0 (Student, "The probable error of a mean", 1908). `differences`: one per task. Null
 * for fewer than two.
 */
export function pairedT(differences: readonly number[]): PairedT | null {
  const found = clusteredMean(differences);
  if (found === null) return null;
  const { n, mean, se, interval, p, no_variation } = found;
  return {
    n,
    mean,
    sd: se * Math.sqrt(n),
    degrees_of_freedom: n - 1,
    t: no_variation ? null : mean / se,
    p,
    interval,
    reason: no_variation ? 'no-variation' : null,
  };
}
