import { NULL_MARK } from '../../analysis/format/number.ts';

/** One JSON document, and nothing else. */
export const printJson = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
};

/** Rows as aligned text; numbers to the right. */
export function printTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): void {
  const cells = rows.map((row) => row.map((cell) => (cell === null ? NULL_MARK : String(cell))));
  const widths = columns.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const isNumber = columns.map(
    (_, i) => rows.length > 0 && rows.every((row) => !/[a-z_]{2}/i.test(String(row[i] ?? ''))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  process.stdout.write(`${[line(columns), ...cells.map(line)].join('\n')}\n`);
}
