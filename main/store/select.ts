import { type DuckDBConnection, type DuckDBValue, listValue } from '@duckdb/node-api';

export type Plain =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | readonly Plain[]
  | { readonly [key: string]: Plain };
export type Row = Readonly<Record<string, Plain>>;
/** Named parameters; an array binds as a list. */
export type Binding = Readonly<
  Record<
    string,
    string | number | bigint | boolean | null | Uint8Array | readonly string[] | readonly number[]
  >
>;

function bound(value: Binding[string]): DuckDBValue {
  if (Array.isArray(value)) return listValue(value as DuckDBValue[]);
  return value as DuckDBValue;
}

/** BigInt, NaN and DuckDB's own value classes stop here: what leaves the store is plain. */
export function toPlain(value: unknown): Plain {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.getTime();
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map(toPlain);
  if (Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, toPlain(inner)]));
  }
  return String(value);
}

/** Runs one statement with named parameters and returns plain rows. */
export async function select(
  connection: DuckDBConnection,
  sql: string,
  values: Binding = {},
): Promise<Row[]> {
  const parameters = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, bound(value)]));
  const reader = await connection.runAndReadAll(sql, parameters);
  return reader.getRowObjectsJS().map((row) => toPlain(row) as Row);
}
