import type { Interval } from '../model/comparison.ts';
import { percentileInterval } from './percentile-interval.ts';
import type { Random } from './random.ts';
import { resampledSums } from './resampled-sums.ts';
import { DEFAULT_DRAWS, resamplesOf } from './resamples.ts';
import { sum } from './sum.ts';

interface RatioOfSums {
  /** ΣB/ΣA; null where ΣA is 0. */
  readonly ratio: number | null;
  /** 95%, percentiles of the resampled ratios; null where `reason` says why. */
  readonly percentile: Interval | null;
  readonly reason: 'zero-denominator' | 'one-task' | 'undefined-resamples' | null;
  /** Resamples whose ΣA is 0: their ratio is undefined, and so then is the interval. */
  readonly undefined_resamples: number;
  readonly resamples: number;
  readonly exhaustive: boolean;
}

/**
 * Ratio of two sums over tasks, such as tokens under B by tokens under A, and its task bootstrap (Efron and Tibshirani,
 * "An introduction to the bootstrap", 1993): a resample takes a task's values of both sides. `a` and `b`: one value
 * each per task, A's not below 0. All n^n resamples where these number at most 100,000, else `draws`, tasks in ascending
 * order of their values, so that the order given changes nothing. Null for no task.
 */
export function ratioOfSums(
  a: readonly number[],
  b: readonly number[],
  random: Random,
  draws: number = DEFAULT_DRAWS,
): RatioOfSums | null {
  const n = a.length;
  if (b.length !== n) throw new RangeError('a ratio of sums needs both values of every task');
  if (n === 0) return null;
  const resamples = resamplesOf(n, draws, random);
  const tasks = a.map((value, i) => [value, b[i]!] as const).sort((x, y) => x[0] - y[0] || x[1] - y[1]);
  const side = (index: 0 | 1) => Float64Array.from(tasks, (task) => task[index]);
  const [below, above] = resampledSums([side(0), side(1)], n, resamples);
  const ratios = above!.map((total, i) => total / below![i]!).filter((_, i) => below![i] !== 0);
  const undefined_resamples = resamples.count - ratios.length;
  const counts = { undefined_resamples, resamples: resamples.count, exhaustive: resamples.random === null };
  const denominator = sum(side(0));
  if (denominator === 0) return { ratio: null, percentile: null, reason: 'zero-denominator', ...counts };
  const ratio = sum(side(1)) / denominator;
  if (n === 1) return { ratio, percentile: null, reason: 'one-task', ...counts };
  if (undefined_resamples > 0) return { ratio, percentile: null, reason: 'undefined-resamples', ...counts };
  return { ratio, percentile: percentileInterval(ratios), reason: null, ...counts };
}
