import type { DuckDBConnection } from '@duckdb/node-api';
import type { ImportProblem, RunsTable } from '../../import/format.ts';
import { select } from '../select.ts';
import { numberCsvLines } from './number-csv-lines.ts';
import { IS_FILLED, textLines } from './read-table.ts';

type Told = (row: { readonly line: number; readonly code: string; readonly reason: string }) => ImportProblem;

/** What the scan left out, by lines; each staged record gets the line on which it stands. */
async function csvRejects(connection: DuckDBConnection, table: RunsTable, first: number, told: Told) {
  const rows = await select(
    connection,
    'SELECT line, any_value(error_message) AS reason FROM table_rejects GROUP BY line ORDER BY line',
  );
  await connection.run('DROP TABLE table_rejects; DROP TABLE table_scans');
  const lines = rows.map((row) => row.line as number);
  await numberCsvLines(connection, table.path, first, lines);
  return rows.map((row) =>
    told({ line: row.line as number, code: 'bad-record', reason: String(row.reason) }),
  );
}

const KEYED = (path: string) => `
  SELECT n, text, hash(TRY(json_keys(text))) AS same
  FROM (${textLines(path)}) WHERE ${IS_FILLED}`;

/** Most objects of a file have the same keys, so that few need to be looked at. */
const FAULTY_KEYS = (path: string) => `
  SELECT same FROM (
    SELECT same, TRY(json_keys(sample)) AS keys
    FROM (SELECT same, any_value(text) AS sample FROM (${KEYED(path)}) GROUP BY same)
  ) WHERE len(keys) <> len(list_distinct(keys))`;

async function repeatedKeys(connection: DuckDBConnection, table: RunsTable, told: Told) {
  const [found] = await select(connection, `SELECT count(*) AS n FROM (${FAULTY_KEYS(table.path)})`);
  if (found?.n === 0) return [];
  const rows = await select(
    connection,
    `SELECT n AS line FROM (${KEYED(table.path)}) WHERE same IN (${FAULTY_KEYS(table.path)}) ORDER BY n`,
  );
  const reason = 'A key stands more than once in this object; the first counts.';
  return rows.map((row) => told({ line: row.line as number, code: 'repeated-key', reason }));
}

/** After the one scan of the file: its records that could not be read, and those that were read in part. */
export async function unreadRecords(
  connection: DuckDBConnection,
  table: RunsTable,
  first: number,
): Promise<readonly ImportProblem[]> {
  const told: Told = (row) => ({ file: table.file, ...row });
  if (table.form === 'csv') return csvRejects(connection, table, first, told);
  return table.form === 'jsonl' ? repeatedKeys(connection, table, told) : [];
}
