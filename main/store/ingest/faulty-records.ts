import type { DuckDBConnection } from '@duckdb/node-api';
import { OUTCOMES } from '../../../analysis/model/outcome.ts';
import type { ImportProblem, RunsTable } from '../../import/format.ts';
import { select } from '../select.ts';
import { MEASURES, WHOLE } from './table-columns.ts';

const RAW = (records: string) => `
  CREATE OR REPLACE TEMP TABLE table_raw AS
  SELECT r.* REPLACE (r.n + $first - 1 AS n) FROM (${records}) r
  WHERE r.n + $first - 1 IN (SELECT n FROM stage_run WHERE n >= $first AND (refused IS NOT NULL OR bad_measure))`;

const REASON = `
  CASE t.refused
    WHEN 'not-json' THEN 'This line is not one whole JSON value.'
    WHEN 'no-task' THEN 'It names no task.'
    WHEN 'bad-repeat' THEN '“' || r.repeat || '” is not a repeat: whole numbers from 1 are.'
    WHEN 'bad-resolved' THEN '“' || r.resolved || '” is neither true nor false.'
    WHEN 'bad-outcome' THEN '“' || r.outcome || '” is not an outcome; these are: ${OUTCOMES.join(', ')}.'
    WHEN 'contradiction' THEN 'resolved says ' || r.resolved || ' but outcome says ' || r.outcome || '.'
  END`;

const BAD_MEASURES = MEASURES.map(
  (name) => `
    SELECT t.line, 'bad-number' AS code, '“' || r.${name} || '” is not a ${WHOLE.has(name) ? 'whole ' : ''}number from 0; ${name} was left unknown.' AS reason
    FROM stage_run t JOIN table_raw r USING (n)
    WHERE t.bad_measure AND r.${name} IS NOT NULL AND t.${name} IS NULL AND lower(r.${name}) NOT IN ('null', 'none', 'na')`,
).join(' UNION ALL ');

const PROBLEMS = `
  SELECT t.line, t.refused AS code, ${REASON} AS reason
  FROM stage_run t JOIN table_raw r USING (n) WHERE t.refused IS NOT NULL
  UNION ALL ${BAD_MEASURES} ORDER BY line`;

/** Reads again what was found faulty, says what is wrong with each record, and takes the refused ones off the stage. */
export async function faultyRecords(
  connection: DuckDBConnection,
  table: RunsTable,
  records: string,
  first: number,
): Promise<readonly ImportProblem[]> {
  await connection.run(RAW(records), { first });
  const found = await select(connection, PROBLEMS);
  await connection.run(`
    DELETE FROM stage_run WHERE refused IS NOT NULL;
    DROP TABLE table_raw; DROP TABLE IF EXISTS table_rejects; DROP TABLE IF EXISTS table_scans`);
  return found.map((row) => ({ file: table.file, ...row }) as unknown as ImportProblem);
}
