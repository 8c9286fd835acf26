import {
  DOUBLE,
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
  LIST,
  listValue,
  VARCHAR,
} from '@duckdb/node-api';

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

const isList = (value: Binding[string]): value is readonly string[] | readonly number[] =>
  Array.isArray(value);

/** An empty list has no type of its own; the statement casts it to what it needs. */
function listTypes(values: Binding): Record<string, DuckDBType> {
  const lists = Object.entries(values).filter(([, value]) => isList(value));
  return Object.fromEntries(
    lists.map(([name, value]) => [
      name,
      LIST(typeof (value as readonly unknown[])[0] === 'number' ? DOUBLE : VARCHAR),
    ]),
  );
}

const bound = (value: Binding[string]): DuckDBValue =>
  isList(value) ? listValue(value as readonly DuckDBValue[]) : (value as DuckDBValue);

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
  const reader = await connection.runAndReadAll(sql, parameters, listTypes(values));
  return reader.getRowObjectsJS().map((row) => toPlain(row) as Row);
}
