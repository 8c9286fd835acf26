import type { DuckDBConnection, DuckDBValue, DuckDBVector } from '@duckdb/node-api';

/** What a column holds: codes as INTEGER, numbers as DOUBLE, texts as VARCHAR. Only texts may be null. */
export type ColumnKind = 'code' | 'number' | 'text';
type Kinds = Readonly<Record<string, ColumnKind>>;

interface Holders {
  readonly code: Int32Array;
  readonly number: Float64Array;
  readonly text: (string | null)[];
}

export type Columns<K extends Kinds> = { readonly [Name in keyof K]: Holders[K[Name]] };

const HOLDERS: { readonly [Kind in ColumnKind]: (length: number) => Holders[Kind] } = {
  code: (length) => new Int32Array(length),
  number: (length) => new Float64Array(length),
  text: (length) => new Array(length),
};

/** Looking for nulls costs more than copying, so a query says itself what stands for them. */
function copy(vector: DuckDBVector, length: number, column: Holders[ColumnKind], start: number): void {
  for (let row = 0; row < length; row += 1) column[start + row] = vector.getItem(row) as never;
}

/** The answer of a query with named parameters by columns; `kinds` are the names of its columns in their order. */
export async function readColumns<K extends Kinds>(
  connection: DuckDBConnection,
  sql: string,
  kinds: K,
  values: Readonly<Record<string, DuckDBValue>> = {},
): Promise<Columns<K>> {
  const result = await connection.run(sql, values);
  const columns = Object.values(kinds).map((kind) => HOLDERS[kind](result.rowCount));
  let start = 0;
  for (let at = 0; at < result.chunkCount; at += 1) {
    const chunk = result.getChunk(at);
    const { rowCount } = chunk;
    for (const [i, column] of columns.entries()) copy(chunk.getColumnVector(i), rowCount, column, start);
    start += rowCount;
  }
  return Object.fromEntries(Object.keys(kinds).map((name, at) => [name, columns[at]])) as never;
}
