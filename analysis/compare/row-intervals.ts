import type { Comparison, PairedRow } from '../model/comparison.ts';
import { bootstrapIntervals } from './bootstrap-intervals.ts';
import type { CompareOptions } from './compare-options.ts';
import { pairedOutcomes } from './paired-outcomes.ts';
import { rowBootstraps } from './row-bootstraps.ts';

export type RowIntervals = Pick<Comparison, 'ci_bootstrap' | 'ci_bca' | 'reasons'>;

/**
 * Row → 95% task-bootstrap intervals of its difference B − A. A row's do not depend on the other rows, but rows of the
 * same number of tasks are had together at the price of one.
 */
export function rowIntervals(rows: readonly PairedRow[], options: CompareOptions): readonly RowIntervals[] {
  const differences = rows.map((row) => pairedOutcomes(row).tasks.map(({ difference }) => difference));
  return rowBootstraps(differences, options).map((bootstrap, i) => {
    const { percentile, bca, reasons } = bootstrapIntervals(differences[i]!.length, bootstrap);
    return { ci_bootstrap: percentile, ci_bca: bca, reasons };
  });
}
