import type { DuckDBConnection } from '@duckdb/node-api';
import type { RunsTable } from '../../import/format.ts';
import { guessColumns } from '../../import/guess-columns.ts';
import { requireColumns } from '../../import/require-columns.ts';
import { type Row, select } from '../select.ts';
import { TABLE_COLUMNS } from './table-columns.ts';

/** Longest record that is read; longer ones are left out before they come here. */
const MAX_LINE_BYTES = 17_000_000;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

function projection(table: RunsTable, read: (column: string) => string): string {
  return TABLE_COLUMNS.map((name) => {
    const source = table.columns[name];
    return `${source === undefined ? 'NULL::VARCHAR' : read(source)} AS ${identifier(name)}`;
  }).join(', ');
}

/** A line that is not blank. Trimming every line would cost as much as parsing it, so most are told by their first sign. */
export const IS_FILLED = "text IS NOT NULL AND (starts_with(text, '{') OR trim(text) <> '')";

/** One text column named `text`, a row per physical line. */
export const textLines = (path: string): string => `
  SELECT row_number() OVER () AS n, text
  FROM read_csv(${literal(path)}, auto_detect=false, header=false, columns={'text': 'VARCHAR'}, delim='\\1', quote='',
    escape='', strict_mode=false, max_line_size=${MAX_LINE_BYTES})`;

/** Every scan of it adds what could not be read to the tables `table_rejects` and `table_scans`. */
function csvSql(table: RunsTable): string {
  const header = (table.header ?? []).map((name, i) => ({ name: name || `column${i}`, key: `c${i}` }));
  const columns = header.map(({ key }) => `'${key}': 'VARCHAR'`).join(', ');
  const keyOf = (column: string) => header.find(({ name }) => name === column)?.key ?? 'NULL';
  const options = [
    `auto_detect=false, header=true, columns={${columns}}, delim=${literal(table.delimiter ?? ',')}`,
    `quote='"', escape='"', strict_mode=${!table.mixed_line_ends}, max_line_size=${MAX_LINE_BYTES}`,
    `store_rejects=true, rejects_table='table_rejects', rejects_scan='table_scans'`,
  ].join(', ');
  return `
    SELECT row_number() OVER () AS n, row_number() OVER () + 1 AS line, false AS broken, ${projection(table, keyOf)}
    FROM read_csv(${literal(table.path)}, ${options})`;
}

/**
 * Lines are read as they stand, so that a broken one keeps its number and costs only itself; each is parsed once for all
 * its columns.
 */
function jsonlSql(table: RunsTable): string {
  const wanted = [...new Set(Object.values(table.columns))];
  const paths = wanted.map((column) => literal(`$."${column.replaceAll('"', '\\"')}"`));
  const read = (column: string) => `found[${wanted.indexOf(column) + 1}]`;
  return `
    SELECT n, n AS line, found IS NULL AS broken, ${projection(table, read)}
    FROM (
      SELECT n, TRY(json_extract_string(text, [${paths.join(', ')}])) AS found
      FROM (${textLines(table.path)}) WHERE ${IS_FILLED}
    )`;
}

/** Only the reader can see a Parquet file's columns, so they are guessed here. Throws UserError. */
async function parquetSql(connection: DuckDBConnection, table: RunsTable): Promise<string> {
  const described = await select(connection, `DESCRIBE SELECT * FROM read_parquet(${literal(table.path)})`);
  const names = described.map((row: Row) => String(row.column_name));
  const columns = guessColumns(names, table.mapping.columns);
  requireColumns(columns, names, table.file);
  const read = (column: string) => `${identifier(column)}::VARCHAR`;
  return `
    SELECT row_number() OVER () AS n, row_number() OVER () AS line, false AS broken,
      ${projection({ ...table, columns }, read)}
    FROM read_parquet(${literal(table.path)})`;
}

/**
 * A SELECT of the file's records in order: `n` from 1, `line`, `broken` where a record is none, and the documented
 * columns, all text. Throws UserError where a Parquet file lacks a column that must be there.
 */
export async function tableRecords(connection: DuckDBConnection, table: RunsTable): Promise<string> {
  if (table.form === 'parquet') return parquetSql(connection, table);
  return table.form === 'csv' ? csvSql(table) : jsonlSql(table);
}
