import type { DuckDBConnection } from '@duckdb/node-api';
import { OUTCOMES } from '../../../analysis/model/outcome.ts';
import type { Assignment } from '../../../preload/schemas/mapping-schema.ts';
import type { ImportProblem, RunsTable } from '../../import/format.ts';
import { select } from '../select.ts';
import { readTable } from './read-table.ts';
import { MEASURES } from './table-columns.ts';

const WHOLE = new Set<string>(['steps', 'input_tokens', 'cached_tokens', 'output_tokens']);
const lists = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const YES = lists(['true', '1', '1.0', 'yes', 't']);
const NO = lists(['false', '0', '0.0', 'no', 'f']);
/** Ways to write that a value is not known. */
const UNKNOWN = lists(['null', 'none', 'na', 'nan']);

const wholeOnly = (name: string) => (WHOLE.has(name) ? `AND ${name}_n = trunc(${name}_n)` : '');

/** A measure that is not a finite, non-negative number is reported and becomes unknown. */
const measure = (name: string) =>
  `CASE WHEN isfinite(${name}_n) AND ${name}_n >= 0 ${wholeOnly(name)} THEN ${name}_n END`;

const isBad = (name: string) =>
  `(${name}_text IS NOT NULL AND ${measure(name)} IS NULL AND lower(${name}_text) NOT IN ('null', 'none', 'na'))`;

/** Every text is looked at once: the casts inside, what follows from them outside. */
const CAST = `
  SELECT n, line, nullif(trim(task), '') AS task,
    coalesce($system, nullif(trim(system), ''), 'unspecified') AS system,
    coalesce($condition, nullif(trim(condition), ''), 'vanilla') AS condition,
    coalesce($benchmark, nullif(trim(benchmark), ''), 'unspecified') AS benchmark,
    coalesce($repeat::INTEGER, CASE WHEN repeat IS NULL THEN 1 ELSE try_cast(repeat AS INTEGER) END) AS repeat,
    lower(resolved) AS resolved_text, lower(outcome) AS outcome_text,
    ${MEASURES.map((name) => `${name} AS ${name}_text, try_cast(${name} AS DOUBLE) AS ${name}_n`).join(', ')}
  FROM table_raw`;

const SCORES = `CASE WHEN outcome = 'resolved' THEN true WHEN outcome IN ('unresolved', 'empty-patch', 'patch-failed') THEN false END`;

/** Why a record is left out; null where it is kept. The first that fits. */
const REFUSED = `
  CASE
    WHEN task IS NULL THEN 'no-task'
    WHEN repeat IS NULL OR repeat < 1 THEN 'bad-repeat'
    WHEN resolved_text IS NOT NULL AND resolved IS NULL AND resolved_text NOT IN (${UNKNOWN}) THEN 'bad-resolved'
    WHEN outcome_text IS NOT NULL AND outcome IS NULL THEN 'bad-outcome'
    WHEN resolved <> ${SCORES} OR (resolved AND outcome IN ('infra-error', 'not-run', 'test-timeout')) THEN 'contradiction'
  END`;

const TYPED = `
  CREATE OR REPLACE TEMP TABLE table_typed AS
  SELECT *, ${REFUSED} AS refused FROM (
    SELECT n, line, task, system, condition, benchmark, repeat, resolved_text, outcome_text,
      CASE WHEN resolved_text IN (${YES}) THEN true WHEN resolved_text IN (${NO}) THEN false END AS resolved,
      CASE WHEN outcome_text IN (${lists(OUTCOMES)}) THEN outcome_text END AS outcome,
      ${MEASURES.map((name) => `${measure(name)} AS ${name}`).join(', ')},
      ${MEASURES.map(isBad).join(' OR ')} AS bad_measure
    FROM (${CAST})
  )`;

const REASON = `
  CASE t.refused
    WHEN 'no-task' THEN 'It names no task.'
    WHEN 'bad-repeat' THEN '“' || r.repeat || '” is not a repeat: whole numbers from 1 are.'
    WHEN 'bad-resolved' THEN '“' || r.resolved || '” is neither true nor false.'
    WHEN 'bad-outcome' THEN '“' || r.outcome || '” is not an outcome; these are: ${OUTCOMES.join(', ')}.'
    WHEN 'contradiction' THEN 'resolved says ' || r.resolved || ' but outcome says ' || r.outcome || '.'
  END`;

const BAD_MEASURES = MEASURES.map(
  (name) => `
    SELECT t.line, 'bad-number' AS code, '“' || r.${name} || '” is not a ${WHOLE.has(name) ? 'whole ' : ''}number from 0; ${name} was left unknown.' AS reason
    FROM table_typed t JOIN table_raw r USING (n)
    WHERE t.bad_measure AND r.${name} IS NOT NULL AND t.${name} IS NULL AND lower(r.${name}) NOT IN ('null', 'none', 'na')`,
).join(' UNION ALL ');

const PROBLEMS = `
  SELECT t.line, t.refused AS code, ${REASON} AS reason FROM table_typed t JOIN table_raw r USING (n) WHERE t.refused IS NOT NULL
  UNION ALL ${BAD_MEASURES} ORDER BY line`;

const STAGE = `
  INSERT INTO stage_run BY NAME
  SELECT $first + row_number() OVER () - 1 AS n, benchmark, task AS instance, task AS canonical_id, system, '{}' AS settings,
    condition, repeat, $file AS file, line, false AS ambiguous, coalesce(outcome <> 'not-run', true) AS has_attempt,
    CASE WHEN outcome = 'infra-error' THEN 'error' END AS exit, ${MEASURES.join(', ')},
    CASE WHEN outcome = 'empty-patch' THEN true END AS patch_empty,
    CASE
      WHEN outcome IN ('resolved', 'unresolved', 'patch-failed', 'test-timeout', 'infra-error') THEN outcome
      WHEN outcome = 'empty-patch' THEN 'unresolved'
      WHEN outcome IS NULL AND resolved THEN 'resolved'
      WHEN outcome IS NULL AND NOT resolved THEN 'unresolved'
    END AS verdict,
    CASE WHEN outcome = 'test-timeout' AND NOT resolved THEN true END AS timeout_counts
  FROM table_typed WHERE refused IS NULL`;

/** Reads a runs table into the staged runs. `first` numbers the first of them; returns how many were staged. */
export async function stageRunsTable(connection: DuckDBConnection, table: RunsTable, first: number) {
  const unread = await readTable(connection, table);
  const all: Assignment = table.mapping.all ?? {};
  await connection.run(TYPED, {
    system: all.system ?? null,
    condition: all.condition ?? null,
    benchmark: all.benchmark ?? null,
    repeat: all.repeat ?? null,
  });
  const found = await select(connection, PROBLEMS);
  await connection.run(STAGE, { first, file: table.file });
  const [count] = await select(connection, 'SELECT count(*) AS n FROM stage_run WHERE n >= $first', {
    first,
  });
  await connection.run('DROP TABLE table_raw; DROP TABLE table_typed');
  const problems = found.map((row) => ({ file: table.file, ...row }) as unknown as ImportProblem);
  return { n_runs: count?.n as number, problems: [...unread, ...problems] };
}
