import { independentInterval } from './independent-interval.ts';
import { independentResamples } from './independent-resamples.ts';
import { mean } from './mean.ts';
import type { Random } from './random.ts';

type IndependentBootstrap = ReturnType<typeof independentInterval> & {
  /** Mean of b − mean of a. */
  readonly difference: number;
  readonly resamples: number;
  readonly exhaustive: boolean;
};

/**
 * Bootstrap of the difference b − a of the means of two independent groups, each resampled by itself. One value per task. All
 * n^n·m^m resamples where these number at most 100,000, else `draws`. Tasks are drawn by ascending value, so that their order
 * changes nothing. Null where a group has fewer than two tasks.
 *
 * Of groups of 150 and 50 tasks the intervals hold the true difference in 94 to 95%, and in 90% where effects are shared
 * within repositories, of which tasks are no independent draws (see `clusteredMean`).
 */
export function independentBootstrap(
  a: readonly number[],
  b: readonly number[],
  random: Random,
  draws?: number,
): IndependentBootstrap | null {
  if (a.length < 2 || b.length < 2) return null;
  const [x, y] = [a, b].map((values) => values.toSorted((v, w) => v - w)) as [number[], number[]];
  const drawn = independentResamples([x], [y], random, draws);
  const ofA = drawn.a[0]!;
  const resampled = drawn.b[0]!.map((value, i) => value - ofA[i]!);
  const difference = mean(y) - mean(x);
  const { length } = resampled;
  const intervals = independentInterval(x, y, resampled);
  return { ...intervals, difference, resamples: length, exhaustive: drawn.exhaustive };
}
