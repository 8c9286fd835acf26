import { DuckDBInstance } from '@duckdb/node-api';

/** Writes what a SELECT gives as a Parquet file. */
export async function makeParquet(path: string, select: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    await connection.run(`COPY (${select}) TO '${path}' (FORMAT parquet)`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
