import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../analysis/model/user-error.ts';

const OPTIONS = { autoinstall_known_extensions: 'false', autoload_known_extensions: 'false' };

const SELECT = (columns: string) => `SELECT ${columns} FROM read_parquet($path) t`;

/** What DuckDB says of a file, in one line. */
function explained(error: unknown, path: string): UserError {
  const message = error instanceof Error ? error.message : String(error);
  return new UserError(
    'bad-input',
    `${path} could not be read: ${message.split('\n')[0]}`,
    'Check that the file is whole.',
    { cause: error },
  );
}

/**
 * Runs `use` with a DuckDB of its own, in memory: it opens no workspace, so the one instance that holds a file stays the
 * only one. Loaded only when a Parquet file is met.
 */
async function* withReader<T>(
  path: string,
  use: (connection: DuckDBConnection) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:', OPTIONS);
  const connection = await instance.connect();
  try {
    yield* use(connection);
  } catch (error) {
    throw error instanceof UserError || !(error instanceof Error) ? error : explained(error, path);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/**
 * The rows of a Parquet file in order, each as the text of a JSON object; a value that JSON lacks, such as NaN, stands
 * bare. Throws UserError where the file is damaged.
 */
export function parquetRows(path: string, most: number | null = null): AsyncGenerator<string> {
  return withReader(path, async function* (connection) {
    const limit = most === null ? '' : ` LIMIT ${most}`;
    const result = await connection.stream(`${SELECT('to_json(t)::VARCHAR')}${limit}`, { path });
    for await (const rows of result.yieldRows()) for (const [row] of rows) yield row as string;
  });
}

/** The names of a Parquet file's columns, in order. Throws UserError where the file is damaged. */
export async function parquetColumns(path: string): Promise<readonly string[]> {
  const names: string[] = [];
  const reader = withReader(path, async function* (connection) {
    const described = await connection.runAndReadAll(`DESCRIBE ${SELECT('*')}`, { path });
    for (const [name] of described.getRows()) yield String(name);
  });
  for await (const name of reader) names.push(name);
  return names;
}
