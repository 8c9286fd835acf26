import { count, fixed, NULL_MARK, pValue, rank, shortest, signed } from '../format/number.ts';
import type { TableCell, TableColumn, Unit } from './figure-table.ts';

/** A cell as a printed table shows it; its unit stands in the column's header. */
export function writtenCell(value: TableCell, column: TableColumn): string {
  if (value === null) return NULL_MARK;
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return `[${value.map((limit) => limitText(limit, column.unit)).join(', ')}]`;
  return numberText(value, column.unit);
}

function numberText(value: number, unit: Unit): string {
  if (unit === 'points') return signed(value, 1);
  if (unit === 'percent') return fixed(value, 1);
  if (unit === 'ratio' || unit === 'usd') return fixed(value, 2);
  if (unit === 'p') return pValue(value);
  if (unit === 'rank') return rank(value);
  return unit === 'number' ? shortest(value) : count(value);
}

function limitText(limit: number, unit: Unit): string {
  return unit === 'points' || unit === 'tasks' || unit === null ? fixed(limit, 1) : numberText(limit, unit);
}

/** A column's name with its unit. */
export function writtenHeader(column: TableColumn): string {
  const units: Readonly<Partial<Record<NonNullable<Unit>, string>>> = {
    percent: ' (%)',
    points: ' (pp)',
    usd: ' (USD)',
  };
  return column.label + (column.unit === null ? '' : (units[column.unit] ?? ''));
}
