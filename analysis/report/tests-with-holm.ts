import type { Test } from '../model/report.ts';
import { holm } from '../stats/index.ts';

export type BareTest = Omit<Test, 'p_holm'>;

/**
 * The tests of each row, the same ones in the same order. For each test Holm's family is the rows, so that a reader who takes
 * one test takes one family; the tests of a row look at the same tasks and are no family.
 */
export function testsWithHolm(rows: readonly (readonly BareTest[])[]): readonly (readonly Test[])[] {
  const adjusted = (rows[0] ?? []).map((_, test) => holm(rows.map((row) => row[test]!.p)));
  return rows.map((row, i) => row.map((one, test) => ({ ...one, p_holm: adjusted[test]![i]! })));
}
