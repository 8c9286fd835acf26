import { allEqual } from './all-equal.ts';
import { independentResamples } from './independent-resamples.ts';
import { mean } from './mean.ts';
import type { Random } from './random.ts';
import { resampledInterval } from './resampled-interval.ts';
import { sum } from './sum.ts';

type IndependentBootstrap = ReturnType<typeof resampledInterval> & {
  /** Mean of b − mean of a. */
  readonly difference: number;
  readonly resamples: number;
  readonly exhaustive: boolean;
};

/**
 * Bootstrap of the difference b − a of the means of two independent groups, each resampled by itself: percentile and BCa,
 * its acceleration from the jackknife of both groups (Davison and Hinkley, "Bootstrap methods and their application", 1997,
 * §5.3). One value per task. All n^n·m^m resamples where these number at most 100,000, else `draws`. Tasks are drawn by
 * ascending value, so that their order changes nothing. Null where a group has fewer than two tasks.
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
  const intervals = resampledInterval(resampled, {
    estimate: difference,
    tolerance: 1e-12 * [...x, ...y].reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    acceleration: acceleration(x, y),
  });
  return { ...intervals, difference, resamples: resampled.length, exhaustive: drawn.exhaustive };
}

/**
 * a = ΣΣ(l/n)³ / (6(ΣΣ(l/n)²)^{3/2}) over both groups, l being how far leaving a task out moves the mean of its group of
 * n tasks, times n − 1: its distance from the mean. Null where neither group varies.
 */
function acceleration(a: readonly number[], b: readonly number[]): number | null {
  if (allEqual(a) && allEqual(b)) return null;
  const moves = [...influences(a).map((move) => -move), ...influences(b)];
  const scale = moves.reduce((most, move) => Math.max(most, Math.abs(move)), 0);
  const scaled = moves.map((move) => move / scale);
  const squares = sum(scaled.map((move) => move ** 2));
  return sum(scaled.map((move) => move ** 3)) / (6 * squares ** 1.5);
}

function influences(values: readonly number[]): readonly number[] {
  if (allEqual(values)) return [];
  const centre = mean(values);
  return values.map((value) => (value - centre) / values.length);
}
