import type { PairedRow } from '../../analysis/model/comparison.ts';
import { randomFor } from '../../analysis/stats/random.ts';
import { pairedRows } from '../synthetic/paired-rows.ts';
import { FIVE_POINTS } from '../synthetic/population.ts';

/** Nine systems under two conditions, three runs each of the same tasks; no result in it is real. */
export function madeUpComparison(tasks: number): readonly PairedRow[] {
  const populations = Array.from({ length: 9 }, () => FIVE_POINTS);
  return pairedRows(randomFor('bench', `comparison of ${tasks}`), populations, { tasks, runs: 3 });
}
