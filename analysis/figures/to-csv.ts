import { plainNumber } from '../format/number.ts';
import type { FigureTable, TableCell, TableColumn } from './figure-table.ts';

/**
 * The table as CSV after RFC 4180: comma, CRLF, quotes where needed, a header row. Headers are the columns' keys with
 * `_percent` or `_points` where that is the unit; an interval takes two columns, `_low` and `_high`. null is empty.
 * Numbers have a decimal point and at most 12 significant digits.
 */
export function toCsv(table: FigureTable): string {
  const header = table.columns.flatMap(headers);
  const lines = table.rows.map((row) =>
    table.columns.flatMap((column) => fields(row.cells[column.key] ?? null, column)),
  );
  return [header, ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

function headers(column: TableColumn): readonly string[] {
  const unit = column.unit === 'percent' || column.unit === 'points' ? `_${column.unit}` : '';
  const names = column.interval ? [`${column.key}_low`, `${column.key}_high`] : [column.key];
  return names.map((name) => name + unit);
}

function fields(cell: TableCell, column: TableColumn): readonly string[] {
  if (!column.interval) return [field(Array.isArray(cell) ? null : (cell as string | number | null))];
  return typeof cell === 'object' && cell !== null ? cell.map(field) : ['', ''];
}

function field(value: string | number | null): string {
  if (typeof value === 'number') return plainNumber(value);
  return value ?? '';
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
