import type { Interval, PairedRow } from '../model/comparison.ts';
import { jointBootstrap, percentileInterval, randomFor } from '../stats/index.ts';
import type { CompareOptions } from './compare-options.ts';
import { type PairedOutcome, pairedOutcomes } from './paired-outcomes.ts';
import { taskMeans } from './task-means.ts';

interface MeanDifference {
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
  const compared = [...rows]
    .sort((x, y) => compareText(`${x.system}|${x.condition}`, `${y.system}|${y.condition}`))
    .map((row) => pairedOutcomes(row).tasks)
    .filter((tasks) => tasks.length > 0);
  if (compared.length === 0) {
    const reason = 'no row has a task that is scored on both sides';
    return { mean_difference: null, ci_mean_difference: null, reason };
  }
  const sum = compared.reduce((total, tasks) => total + taskMeans(tasks).difference, 0);
  const mean_difference = sum / compared.length;
  const matrix = differenceMatrix(compared);
  if (matrix[0]!.length < 2) {
    return { mean_difference, ci_mean_difference: null, reason: 'one task shows no variation between tasks' };
  }
  const { means } = jointBootstrap(matrix, randomFor(options.seed, 'bootstrap'), options.draws);
  return { mean_difference, ci_mean_difference: percentileInterval(meansOverRows(means)), reason: null };
}

/** Row → task → difference, null where the row lacks the task. The tasks stand in an order of their values. */
function differenceMatrix(
  rows: readonly (readonly PairedOutcome[])[],
): readonly (readonly (number | null)[])[] {
  const maps = rows.map((tasks) => new Map(tasks.map(({ task, difference }) => [task, difference])));
  const names = [...new Set(maps.flatMap((differences) => [...differences.keys()]))];
  const columns = names
    .map((name) => maps.map((differences) => differences.get(name) ?? null))
    .sort(compareColumns);
  return maps.map((_, row) => columns.map((column) => column[row] ?? null));
}

function compareText(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}

/** By the first row in which they differ; a missing value comes last. */
function compareColumns(x: readonly (number | null)[], y: readonly (number | null)[]): number {
  const at = x.findIndex((value, row) => value !== y[row]);
  return at === -1 ? 0 : (x[at] ?? 2) - (y[at] ?? 2);
}

/** Mean over the rows that have a task in the resample; every resample has one, since every task has a row. */
function meansOverRows(means: readonly Float64Array[]): Float64Array {
  return means[0]!.map((_, resample) => {
    let [sum, present] = [0, 0];
    for (const row of means) {
      const mean = row[resample]!;
      if (Number.isNaN(mean)) continue;
      sum += mean;
      present += 1;
    }
    return sum / present;
  });
}
