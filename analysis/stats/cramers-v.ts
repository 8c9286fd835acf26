import { chiSquareTest } from './chi-square-test.ts';
import { contingency } from './contingency.ts';

/**
 * Cramér's V = √(χ²/(n·(min(rows, columns) − 1))), in [0, 1] ("Mathematical methods of statistics", 1946, §21.9); plain,
 * without bias correction. `table`: rows of counts; rows and columns without any item are left out. Null where fewer
 * than two rows or two columns remain.
 */
export function cramersV(table: readonly (readonly number[])[]): number | null {
  const found = contingency(table);
  const test = chiSquareTest(table);
  if (found === null || test === null) return null;
  const least = Math.min(found.rows.length, found.columns.length);
  return Math.min(1, Math.sqrt(test.chi2 / (found.n * (least - 1))));
}
