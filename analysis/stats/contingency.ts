/** Counts of two labels of the same items; rows and columns without any item are left out. */
export interface Contingency {
  readonly counts: readonly (readonly number[])[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly n: number;
}

/**
 * A table of counts with its margins. Null where fewer than two rows or two columns hold anything: nothing can depend on
 * anything. @throws RangeError where rows differ in length or hold anything but whole counts
 */
export function contingency(table: readonly (readonly number[])[]): Contingency | null {
  const width = table[0]?.length ?? 0;
  if (table.some((row) => row.length !== width || !row.every(isCount)))
    throw new RangeError('a table is made of rows of whole counts, equally long');
  const kept = table.filter((row) => total(row) > 0);
  const full = Array.from({ length: width }, (_, j) => j).filter((j) => kept.some((row) => row[j]! > 0));
  if (kept.length < 2 || full.length < 2) return null;
  const counts = kept.map((row) => full.map((j) => row[j]!));
  const columns = full.map((j) => total(kept.map((row) => row[j]!)));
  return { counts, rows: counts.map(total), columns, n: total(columns) };
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
