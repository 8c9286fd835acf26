import { count } from '../../../analysis/format/number.ts';

/** A value of a query as plain text; null stays null. Times and nested values as JSON writes them. */
export function sqlText(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `${count(value.length)} bytes`;
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}
