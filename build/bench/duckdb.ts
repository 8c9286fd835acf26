import { DuckDBInstance } from '@duckdb/node-api';

/** Runs SQL in a database file (in memory where none is given) that is open for just that. */
export async function withDuckDB(
  path: string | undefined,
  work: (run: (sql: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  try {
    await work(async (sql) => {
      await connection.run(sql);
    });
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
