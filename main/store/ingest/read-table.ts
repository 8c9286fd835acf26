import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { ImportProblem, RunsTable } from '../../import/format.ts';
import { guessColumns } from '../../import/guess-columns.ts';
import { requireColumns } from '../../import/require-columns.ts';
import { type Row, select } from '../select.ts';
import { numberCsvLines } from './number-csv-lines.ts';
import { TABLE_COLUMNS } from './table-columns.ts';

/** Longest record that is read; longer ones are left out before they come here. */
const MAX_LINE_BYTES = 17_000_000;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

function projection(table: RunsTable, read: (column: string) => string): string {
  return TABLE_COLUMNS.map((name) => {
    const source = table.columns[name];
    return `${source === undefined ? 'NULL::VARCHAR' : read(source)} AS ${identifier(name)}`;
  }).join(', ');
}

const create = (select: string) => `CREATE OR REPLACE TEMP TABLE table_raw AS ${select}`;

function csvSql(table: RunsTable): string {
  const header = (table.header ?? []).map((name, i) => ({ name: name || `column${i}`, key: `c${i}` }));
  const columns = header.map(({ key }) => `'${key}': 'VARCHAR'`).join(', ');
  const keyOf = (column: string) => header.find(({ name }) => name === column)?.key ?? 'NULL';
  const options = [
    `auto_detect=false, header=true, columns={${columns}}, delim=${literal(table.delimiter ?? ',')}`,
    `quote='"', escape='"', strict_mode=${!table.mixed_line_ends}, max_line_size=${MAX_LINE_BYTES}`,
    `store_rejects=true, rejects_table='table_rejects', rejects_scan='table_scans'`,
  ].join(', ');
  return create(
    `SELECT row_number() OVER () AS n, row_number() OVER () + 1 AS line, ${projection(table, keyOf)}
     FROM read_csv(${literal(table.path)}, ${options})`,
  );
}

/** Lines are read as they stand, so that a broken one keeps its number and costs only itself. */
function jsonlSql(table: RunsTable): string {
  const read = (column: string) => `doc->>${literal(`$."${column.replaceAll('"', '\\"')}"`)}`;
  return create(
    `SELECT n, n AS line, text IS NOT NULL AND doc IS NULL AS broken, json_keys(doc) AS keys,
       ${projection(table, read)}
     FROM (
       SELECT row_number() OVER () AS n, line AS text, CASE WHEN json_valid(line) THEN line::JSON END AS doc
       FROM read_csv(${literal(table.path)}, auto_detect=false, header=false, columns={'line': 'VARCHAR'},
         delim='\\1', quote='', escape='', strict_mode=false, max_line_size=${MAX_LINE_BYTES})
     ) WHERE text IS NOT NULL AND trim(text) <> ''`,
  );
}

function parquetSql(table: RunsTable): string {
  const read = (column: string) => `${identifier(column)}::VARCHAR`;
  return create(
    `SELECT row_number() OVER () AS n, row_number() OVER () AS line, ${projection(table, read)}
     FROM read_parquet(${literal(table.path)})`,
  );
}

async function csvRejects(connection: DuckDBConnection, table: RunsTable): Promise<ImportProblem[]> {
  const rows = await select(
    connection,
    'SELECT line, any_value(error_message) AS reason FROM table_rejects GROUP BY line ORDER BY line',
  );
  await connection.run('DROP TABLE table_rejects; DROP TABLE table_scans');
  await numberCsvLines(
    connection,
    literal(table.path),
    rows.map((row) => row.line as number),
  );
  return rows.map((row) => ({
    file: table.file,
    line: row.line as number,
    code: 'bad-record',
    reason: String(row.reason),
  }));
}

async function readCsv(connection: DuckDBConnection, table: RunsTable): Promise<ImportProblem[]> {
  await connection.run(csvSql(table));
  return csvRejects(connection, table);
}

async function readJsonl(connection: DuckDBConnection, table: RunsTable): Promise<ImportProblem[]> {
  await connection.run(jsonlSql(table));
  const broken = await select(connection, 'SELECT line FROM table_raw WHERE broken ORDER BY line');
  await connection.run('DELETE FROM table_raw WHERE broken');
  const told = (code: string, reason: string) => (row: Row) => ({
    ...{ file: table.file, line: row.line as number, code, reason },
  });
  return [
    ...broken.map(told('not-json', 'This line is not one whole JSON value.')),
    ...(await repeatedKeys(connection)).map(
      told('repeated-key', 'A key stands more than once in this object; the first counts.'),
    ),
  ];
}

/** Most objects of a file have the same keys, so that there are few lists of them to look through. */
const repeatedKeys = (connection: DuckDBConnection): Promise<Row[]> =>
  select(
    connection,
    `SELECT line FROM table_raw WHERE keys IN (
       SELECT keys FROM (SELECT DISTINCT keys FROM table_raw) WHERE len(keys) <> len(list_distinct(keys))
     ) ORDER BY line`,
  );

/** Only the reader can see a Parquet file's columns, so they are guessed here. */
async function readParquet(connection: DuckDBConnection, table: RunsTable): Promise<ImportProblem[]> {
  const described = await select(connection, `DESCRIBE SELECT * FROM read_parquet(${literal(table.path)})`);
  const names = described.map((row) => String(row.column_name));
  const columns = guessColumns(names, table.mapping.columns);
  requireColumns(columns, names, table.file);
  await connection.run(parquetSql({ ...table, columns }));
  return [];
}

const READERS = { csv: readCsv, jsonl: readJsonl, parquet: readParquet } as const;

/** Reads the file into the temporary table `table_raw`, all text; returns the records that could not be read. */
export async function readTable(connection: DuckDBConnection, table: RunsTable): Promise<ImportProblem[]> {
  try {
    return await READERS[table.form](connection, table);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new UserError(
      'bad-input',
      `${table.file} could not be read: ${message.split('\n')[0]}`,
      'Check that the file is whole.',
      { cause: error },
    );
  }
}
