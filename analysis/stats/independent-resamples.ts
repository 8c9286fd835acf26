import type { Random } from './random.ts';
import { resampledMeans } from './resampled-means.ts';
import { allResamples, DEFAULT_DRAWS, drawnResamples, ENUMERATION_LIMIT } from './resamples.ts';

type Matrix = readonly (readonly (number | null)[])[];

interface IndependentResamples {
  /** System → resample → mean of each group over its resampled tasks; NaN where a resample has none of the system's. */
  readonly a: readonly Float64Array[];
  readonly b: readonly Float64Array[];
  readonly exhaustive: boolean;
}

/**
 * Task bootstrap of two independent groups (Efron and Tibshirani, "An introduction to the bootstrap", 1993, ch. 8): a
 * resample draws the tasks of each group by themselves, the same ones for every system. `a`, `b`: systems × tasks of the
 * group, null where a system lacks the task. All n^n·m^m resamples where these number at most 100,000, else `draws`: those
 * of `a` first.
 * @throws RangeError where a group has no task
 */
export function independentResamples(
  a: Matrix,
  b: Matrix,
  random: Random,
  draws: number = DEFAULT_DRAWS,
): IndependentResamples {
  const [n, m] = [a[0]?.length ?? 0, b[0]?.length ?? 0];
  if (n ** n * m ** m > ENUMERATION_LIMIT) {
    const means = [resampledMeans(a, drawnResamples(n, draws, random))];
    means.push(resampledMeans(b, drawnResamples(m, draws, random)));
    return { a: means[0]!, b: means[1]!, exhaustive: false };
  }
  const [ofA, ofB] = [resampledMeans(a, allResamples(n)), resampledMeans(b, allResamples(m))];
  const [countA, countB] = [n ** n, m ** m];
  return {
    a: ofA.map((means) => filled(countA * countB, (i) => means[Math.floor(i / countB)]!)),
    b: ofB.map((means) => filled(countA * countB, (i) => means[i % countB]!)),
    exhaustive: true,
  };
}

function filled(length: number, valueAt: (i: number) => number): Float64Array {
  return new Float64Array(length).map((_, i) => valueAt(i));
}
