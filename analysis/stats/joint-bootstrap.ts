import type { Random } from './random.ts';
import { resampledMeans } from './resampled-means.ts';
import { DEFAULT_DRAWS, resamplesOf } from './resamples.ts';

interface JointBootstrap {
  /**
   * System → resample → mean over the resampled tasks that the system has. NaN (a typed array holds no null) where a
   * resample has none of them.
   */
  readonly means: readonly Float64Array[];
  readonly exhaustive: boolean;
}

/**
 * Task bootstrap of several systems at once: a resample takes the same tasks, with all their runs, for every system
 * (Efron and Tibshirani, "An introduction to the bootstrap", 1993, ch. 8). `matrix`: systems × tasks, null where a
 * system lacks the task. At least one task; all n^n resamples where these number at most 100,000.
 */
export function jointBootstrap(
  matrix: readonly (readonly (number | null)[])[],
  random: Random,
  draws: number = DEFAULT_DRAWS,
): JointBootstrap {
  const resamples = resamplesOf(matrix[0]?.length ?? 0, draws, random);
  return { means: resampledMeans(matrix, resamples), exhaustive: resamples.random === null };
}
