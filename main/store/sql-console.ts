import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';
import { select, toPlain } from './select.ts';

/** Table functions that make rows from nothing but their arguments; all others could read files. */
const SAFE_TABLE_FUNCTIONS = new Set([
  'range',
  'generate_series',
  'unnest',
  'json_each',
  'json_tree',
  'duckdb_tables',
  'duckdb_columns',
  'duckdb_views',
]);

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

function* nodes(json: Json): Generator<{ readonly [key: string]: Json }> {
  if (Array.isArray(json)) for (const item of json) yield* nodes(item);
  else if (json !== null && typeof json === 'object') {
    const object = json as { readonly [key: string]: Json };
    yield object;
    for (const value of Object.values(object)) yield* nodes(value);
  }
}

function* commonTableNames(tree: Json): Generator<string> {
  for (const node of nodes(tree)) {
    const map = node.cte_map as { map?: readonly { key?: string }[] } | undefined;
    for (const entry of map?.map ?? []) if (typeof entry.key === 'string') yield entry.key.toLowerCase();
  }
}

function refusal(what: string): UserError {
  return new UserError(
    'bad-input',
    `${what}: the console only reads what is in the workspace.`,
    'Query its tables and views with SELECT; `SELECT * FROM duckdb_tables()` lists them.',
  );
}

/** A file name in place of a table would be read from disk, so every table must be one of ours or of the query. */
async function refuseOutsideReads(connection: DuckDBConnection, tree: Json): Promise<void> {
  const catalog = await select(
    connection,
    'SELECT lower(table_name) AS name FROM information_schema.tables UNION SELECT lower(view_name) FROM duckdb_views()',
  );
  const known = new Set([...catalog.map((row) => String(row.name)), ...commonTableNames(tree)]);
  for (const node of nodes(tree)) {
    if (node.type === 'BASE_TABLE' && !known.has(String(node.table_name).toLowerCase())) {
      throw refusal(`There is no table “${String(node.table_name)}”`);
    }
    const called = node.type === 'TABLE_FUNCTION' ? (node.function as { function_name?: string }) : null;
    if (called && !SAFE_TABLE_FUNCTIONS.has(String(called.function_name).toLowerCase())) {
      throw refusal(`“${String(called.function_name)}” is not available here`);
    }
  }
}

async function syntaxTree(connection: DuckDBConnection, query: string): Promise<Json> {
  const [row] = await select(connection, 'SELECT json_serialize_sql($query::VARCHAR) AS tree', { query });
  const tree = JSON.parse(String(row?.tree)) as {
    error: boolean;
    error_type?: string;
    error_message?: string;
    statements?: Json[];
  };
  if (tree.error && /Only SELECT/i.test(tree.error_message ?? ''))
    throw refusal('Only SELECT statements can be run');
  if (tree.error)
    throw new UserError('bad-input', `SQL: ${tree.error_message ?? 'not understood'}`, 'Mend the query.');
  if (tree.statements?.length !== 1) throw refusal('One statement at a time');
  return tree as unknown as Json;
}

async function read(connection: DuckDBConnection, query: string, limit: number) {
  const result = await connection.streamAndReadUntil(query, limit + 1).catch((error: unknown) => {
    throw new UserError(
      'bad-input',
      `SQL: ${error instanceof Error ? error.message : String(error)}`,
      'Mend the query.',
      { cause: error },
    );
  });
  const columns = result.columnNames().map((name, i) => ({ name, type: String(result.columnType(i)) }));
  const rows = result.getRowsJS().map((row) => row.map(toPlain));
  return { columns, rows: rows.slice(0, limit), truncated: rows.length > limit || !result.done };
}

/** Runs one SELECT in a read-only transaction on a connection of its own; files and the network stay out of reach. */
export async function sqlConsole(database: Database, query: string, limit: number, signal?: AbortSignal) {
  const connection = await database.connect();
  const interrupt = () => connection.interrupt();
  signal?.addEventListener('abort', interrupt);
  try {
    await refuseOutsideReads(connection, await syntaxTree(connection, query));
    await connection.run('BEGIN TRANSACTION READ ONLY');
    return await read(connection, query, limit);
  } finally {
    signal?.removeEventListener('abort', interrupt);
    connection.closeSync();
  }
}
