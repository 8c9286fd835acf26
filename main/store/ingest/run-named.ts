import type { DuckDBConnection } from '@duckdb/node-api';

/** Runs a statement with those of `values` that it names: DuckDB refuses any other. */
export async function runNamed(
  connection: DuckDBConnection,
  sql: string,
  values: Readonly<Record<string, string | number>>,
): Promise<void> {
  const named = Object.entries(values).filter(([name]) => new RegExp(`\\$${name}\\b`).test(sql));
  await connection.run(sql, Object.fromEntries(named));
}
