import { count, fixed, NULL_MARK, pValue, signed } from '../format/number.ts';
import type { TableCell, TableColumn } from './figure-table.ts';

/** A cell as a printed table shows it; its unit stands in the column's header. */
export function writtenCell(value: TableCell, column: TableColumn): string {
  if (value === null) return NULL_MARK;
  if (typeof value === 'string') return value;
  const digits = column.unit === 'ratio' ? 2 : 1;
  if (typeof value === 'object') return `[${value.map((limit) => fixed(limit, digits)).join(', ')}]`;
  if (column.unit === 'points') return signed(value, 1);
  if (column.unit === 'percent' || column.unit === 'ratio') return fixed(value, digits);
  return column.unit === 'p' ? pValue(value) : count(value);
}

/** A column's name with its unit. */
export function writtenHeader(column: TableColumn): string {
  const unit = { percent: ' (%)', points: ' (pp)', ratio: '', tasks: '', p: '' };
  return column.label + (column.unit === null ? '' : unit[column.unit]);
}
