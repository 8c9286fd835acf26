import type { Interval } from '../model/comparison.ts';
import { clusterBootstrap } from './cluster-bootstrap.ts';
import { mean } from './mean.ts';
import type { Random } from './random.ts';

interface GeometricRatio {
  /** exp of the mean of ln(B/A): every task weighs alike. Null where a value is not above 0. */
  readonly ratio: number | null;
  /** 95%, exp of the percentile interval of that mean; null where `reason` says why. */
  readonly percentile: Interval | null;
  readonly reason: 'not-positive' | 'one-task' | null;
}

/**
 * Geometric mean of the tasks' ratios B/A, and its task bootstrap. `a` and `b`: one value each per task. All n^n
 * resamples where these number at most 100,000, else `draws`. Null for no task.
 */
export function geometricRatio(
  a: readonly number[],
  b: readonly number[],
  random: Random,
  draws?: number,
): GeometricRatio | null {
  if (b.length !== a.length) throw new RangeError('a geometric ratio needs both values of every task');
  if (a.length === 0) return null;
  if ([...a, ...b].some((value) => value <= 0))
    return { ratio: null, percentile: null, reason: 'not-positive' };
  const logs = a.map((value, i) => Math.log(b[i]!) - Math.log(value));
  const ratio = Math.exp(mean(logs));
  const found = clusterBootstrap(logs, random, draws);
  if (found === null) return { ratio, percentile: null, reason: 'one-task' };
  const [low, high] = found.percentile;
  return { ratio, percentile: [Math.exp(low), Math.exp(high)], reason: null };
}
