import type { PairedComparison, PairedRow } from '../model/comparison.ts';
import type { CompareOptions } from './compare-options.ts';
import { compareRow } from './compare-row.ts';
import { joinedRows } from './joined-rows.ts';
import { rowIntervals } from './row-intervals.ts';

/**
 * Compares B with A, row by row over the tasks scored on both sides, the task being the independent draw. Every row of
 * the table belongs to one Holm family. A row does not depend on its place, on the other rows (`p_holm` apart), or on
 * how tasks are named. `reasons` names every null and every fallback.
 */
export function compareRows(
  rows: readonly PairedRow[],
  options: CompareOptions,
): readonly PairedComparison[] {
  return joinedRows(
    rows.map((row) => compareRow(row, options)),
    rowIntervals(rows, options),
  );
}
