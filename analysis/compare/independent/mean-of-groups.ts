import type { PairedRow } from '../../model/comparison.ts';
import { independentResamples, mean, percentileInterval, randomFor } from '../../stats/index.ts';
import type { CompareOptions } from '../compare-options.ts';
import { inNameOrder } from '../in-name-order.ts';
import type { MeanDifference } from '../mean-difference.ts';
import { meanOverRows } from '../mean-over-rows.ts';
import { taskMatrix } from '../task-matrix.ts';
import { groupDifference } from './group-difference.ts';
import { SINGLE_TASK } from './no-pairs.ts';
import { type GroupTask, taskGroups } from './task-groups.ts';

/**
 * Unweighted mean over the rows of their differences B − A where the sides share no task, with its bootstrap interval. A
 * resample takes the same tasks of a side for every row, and those of each side by themselves. Rows without a scored task on
 * a side are left out.
 */
export function meanOfGroups(rows: readonly PairedRow[], options: CompareOptions): MeanDifference {
  const compared = inNameOrder(rows)
    .map(taskGroups)
    .filter(({ lacking }) => lacking === null);
  if (compared.length === 0) {
    const reason = 'no row has a scored task on each side';
    return { mean_difference: null, ci_mean_difference: null, reason };
  }
  const mean_difference = mean(compared.map(({ a, b }) => groupDifference(a, b).difference));
  const [a, b] = [matrixOf(compared.map((row) => row.a)), matrixOf(compared.map((row) => row.b))];
  if (a[0]!.length < 2 || b[0]!.length < 2)
    return { mean_difference, ci_mean_difference: null, reason: SINGLE_TASK };
  const resampled = resampledMean(a, b, options);
  if (resampled.some(Number.isNaN)) {
    const reason = 'in some resamples no row has tasks of both sides';
    return { mean_difference, ci_mean_difference: null, reason };
  }
  return { mean_difference, ci_mean_difference: percentileInterval(resampled), reason: null };
}

type Matrix = ReturnType<typeof taskMatrix>;

const matrixOf = (rows: readonly (readonly GroupTask[])[]): Matrix =>
  taskMatrix(rows.map((tasks) => tasks.map(({ task, mean: value }) => ({ task, value }))));

function resampledMean(a: Matrix, b: Matrix, { seed, draws }: CompareOptions): Float64Array {
  const drawn = independentResamples(a, b, randomFor(seed, 'bootstrap'), draws);
  return meanOverRows(drawn.b.map((means, row) => means.map((value, i) => value - drawn.a[row]![i]!)));
}
