import { chiSquareTail } from './chi-square-tail.ts';
import { contingency } from './contingency.ts';

interface ChiSquareTest {
  /** Σ(o − e)²/e over the cells, without continuity correction. */
  readonly chi2: number;
  /** (rows − 1)(columns − 1), rows and columns without any item left out. */
  readonly df: number;
  /** Asymptotic. Below an expected count of 5 take `chiSquarePermutation`. */
  readonly p: number;
  readonly least_expected: number;
  readonly n: number;
}

/**
 * Pearson's χ² test of independence ("On the criterion that a given system of deviations …", 1900). `table`: rows of
 * counts. Null where fewer than two rows or two columns hold anything.
 */
export function chiSquareTest(table: readonly (readonly number[])[]): ChiSquareTest | null {
  const found = contingency(table);
  if (found === null) return null;
  const { counts, rows, columns, n } = found;
  let [chi2, least_expected] = [0, Infinity];
  counts.forEach((row, i) => {
    row.forEach((count, j) => {
      const expected = (rows[i]! * columns[j]!) / n;
      chi2 += (count - expected) ** 2 / expected;
      least_expected = Math.min(least_expected, expected);
    });
  });
  const df = (rows.length - 1) * (columns.length - 1);
  return { chi2, df, p: chiSquareTail(chi2, df), least_expected, n };
}
