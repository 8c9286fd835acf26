import type { Interval, PairedRow } from '../model/comparison.ts';
import { jointBootstrap, percentileInterval, randomFor } from '../stats/index.ts';
import type { CompareOptions } from './compare-options.ts';
import { inNameOrder } from './in-name-order.ts';
import { meanOverRows } from './mean-over-rows.ts';
import { pairedOutcomes } from './paired-outcomes.ts';
import { taskMatrix } from './task-matrix.ts';
import { taskMeans } from './task-means.ts';

export interface MeanDifference {
  readonly mean_difference: number | null;
  /** 95%, percentile. */
  readonly ci_mean_difference: Interval | null;
  /** Why the interval or both are null. */
  readonly reason: string | null;
}

/**
 * Unweighted mean over the rows of their differences B − A, with its task-bootstrap interval. A resample takes the
 * same tasks for every row, since rows share tasks and are not independent; a row's difference in it is over those it
 * has. Rows without a task scored on both sides are left out.
 */
export function meanDifference(rows: readonly PairedRow[], options: CompareOptions): MeanDifference {
  const compared = inNameOrder(rows)
    .map((row) => pairedOutcomes(row).tasks)
    .filter((tasks) => tasks.length > 0);
  if (compared.length === 0) {
    const reason = 'no row has a task that is scored on both sides';
    return { mean_difference: null, ci_mean_difference: null, reason };
  }
  const sum = compared.reduce((total, tasks) => total + taskMeans(tasks).difference, 0);
  const mean_difference = sum / compared.length;
  const matrix = taskMatrix(
    compared.map((tasks) => tasks.map(({ task, difference }) => ({ task, value: difference }))),
  );
  if (matrix[0]!.length < 2) {
    return { mean_difference, ci_mean_difference: null, reason: 'one task shows no variation between tasks' };
  }
  const { means } = jointBootstrap(matrix, randomFor(options.seed, 'bootstrap'), options.draws);
  return { mean_difference, ci_mean_difference: percentileInterval(meanOverRows(means)), reason: null };
}
