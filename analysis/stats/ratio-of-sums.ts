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

interface Sides {
  /** One value of each side per task. */
  readonly a: readonly number[];
  readonly b: readonly number[];
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
  if (b.length !== a.length) throw new RangeError('a ratio of sums needs both values of every task');
  return a.length === 0 ? null : ratiosOfSums([{ a, b }], random, draws)[0]!;
}

/**
 * As `ratioOfSums`, of several pairs of sides over as many tasks each, at least one, which share the resamples: drawing
 * takes longer than adding up.
 */
export function ratiosOfSums(
  pairs: readonly Sides[],
  random: Random,
  draws: number = DEFAULT_DRAWS,
): readonly RatioOfSums[] {
  const n = pairs[0]?.a.length ?? 0;
  if (n === 0 || pairs.some(({ a, b }) => a.length !== n || b.length !== n))
    throw new RangeError('ratios of sums need a task, and both values of as many tasks for every pair');
  const resamples = resamplesOf(n, draws, random);
  const rows = pairs.flatMap(inOrder);
  const sums = resampledSums(rows, n, resamples);
  const exhaustive = resamples.random === null;
  return pairs.map((_, i) => {
    const [below, above] = [2 * i, 2 * i + 1];
    const ratios = definedRatios(sums[below]!, sums[above]!);
    return ratioOf(sum(rows[below]!), sum(rows[above]!), {
      n,
      ratios,
      resamples: resamples.count,
      exhaustive,
    });
  });
}

/** A's values and B's, by ascending task. */
function inOrder({ a, b }: Sides): readonly Float64Array[] {
  const tasks = a.map((value, i) => [value, b[i]!] as const).sort((x, y) => x[0] - y[0] || x[1] - y[1]);
  return ([0, 1] as const).map((side) => Float64Array.from(tasks, (task) => task[side]));
}

function definedRatios(below: Float64Array, above: Float64Array): Float64Array {
  return above.map((total, i) => total / below[i]!).filter((_, i) => below[i] !== 0);
}

interface Resampled {
  readonly n: number;
  readonly ratios: Float64Array;
  readonly resamples: number;
  readonly exhaustive: boolean;
}

function ratioOf(below: number, above: number, { n, ratios, resamples, exhaustive }: Resampled): RatioOfSums {
  const counts = { undefined_resamples: resamples - ratios.length, resamples, exhaustive };
  if (below === 0) return { ratio: null, percentile: null, reason: 'zero-denominator', ...counts };
  const ratio = above / below;
  if (n === 1) return { ratio, percentile: null, reason: 'one-task', ...counts };
  if (ratios.length < resamples) return { ratio, percentile: null, reason: 'undefined-resamples', ...counts };
  return { ratio, percentile: percentileInterval(ratios), reason: null, ...counts };
}
