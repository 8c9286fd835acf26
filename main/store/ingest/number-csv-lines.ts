import type { DuckDBConnection } from '@duckdb/node-api';
import { select } from '../select.ts';
import { textLines } from './read-table.ts';

const quotes = `length(text) - length(replace(text, '"', ''))`;

/** Every physical line of the file in order. */
const lines = (path: string) => `SELECT n AS line, coalesce(text, '') AS text FROM (${textLines(path)})`;

/** A record starts where the quotes before it are paired; the first is the header, and blank lines are none. */
const STARTS = (path: string) => `
  SELECT line, row_number() OVER (ORDER BY line) - 1 AS record FROM (
    SELECT line, text, coalesce(sum(${quotes}) OVER (ORDER BY line ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) % 2 AS inside
    FROM (${lines(path)})
  ) WHERE inside = 0 AND trim(text) <> ''`;

/**
 * DuckDB does not say on which line a record stands: blank lines and line breaks within quotes shift the count. Where
 * the file has as many lines as records nothing is shifted; else every record staged from `first` on is looked up.
 * `rejected` are lines that were not read.
 */
export async function numberCsvLines(
  connection: DuckDBConnection,
  path: string,
  first: number,
  rejected: readonly number[],
): Promise<void> {
  const [counted] = await select(
    connection,
    `SELECT (SELECT count(*) FROM (${textLines(path)})) AS lines,
       (SELECT count(*) FROM stage_run WHERE n >= $first) AS records`,
    { first },
  );
  if (rejected.length === 0 && counted?.lines === (counted?.records as number) + 1) return;
  await connection.run(
    `UPDATE stage_run SET line = found.line FROM (
       SELECT line, row_number() OVER (ORDER BY line) AS n FROM (${STARTS(path)})
       WHERE record > 0 AND line NOT IN (SELECT unnest([${rejected.map(Number).join(', ')}]::BIGINT[]))
     ) found WHERE found.n + $first - 1 = stage_run.n`,
    { first },
  );
}
