import type { DuckDBConnection } from '@duckdb/node-api';
import { OUTCOMES } from '../../../analysis/model/outcome.ts';
import type { Assignment } from '../../../preload/schemas/mapping-schema.ts';
import type { ImportProblem, RunsTable } from '../../import/format.ts';
import { select } from '../select.ts';
import { readTable } from './read-table.ts';

const MEASURES = [
  'steps',
  'input_tokens',
  'cached_tokens',
  'output_tokens',
  'cost_usd',
  'duration_s',
] as const;
const WHOLE = new Set<string>(['steps', 'input_tokens', 'cached_tokens', 'output_tokens']);
const OUTCOME_LIST = OUTCOMES.map((outcome) => `'${outcome}'`).join(', ');

/** A measure that is not a finite, non-negative number is reported and becomes unknown. */
const measure = (name: string) =>
  `CASE WHEN isfinite(try_cast(${name} AS DOUBLE)) AND try_cast(${name} AS DOUBLE) >= 0
     ${WHOLE.has(name) ? `AND try_cast(${name} AS DOUBLE) = trunc(try_cast(${name} AS DOUBLE))` : ''}
   THEN try_cast(${name} AS DOUBLE) END`;

const TYPED = `
  CREATE OR REPLACE TEMP TABLE table_typed AS
  SELECT n, line, task,
    coalesce($system, system, 'unspecified') AS system,
    coalesce($condition, condition, 'vanilla') AS condition,
    coalesce($benchmark, benchmark, 'unspecified') AS benchmark,
    repeat AS repeat_text,
    coalesce($repeat::INTEGER, CASE WHEN repeat IS NULL THEN 1 ELSE try_cast(repeat AS INTEGER) END) AS repeat,
    resolved AS resolved_text, outcome AS outcome_text,
    CASE WHEN lower(resolved) IN ('true', '1', '1.0', 'yes', 't') THEN true
         WHEN lower(resolved) IN ('false', '0', '0.0', 'no', 'f') THEN false END AS resolved,
    CASE WHEN lower(outcome) IN (${OUTCOME_LIST}) THEN lower(outcome) END AS outcome,
    ${MEASURES.map((name) => `${name} AS ${name}_text, ${measure(name)} AS ${name}`).join(',\n    ')}
  FROM table_raw`;

const SCORES = `CASE WHEN outcome = 'resolved' THEN true WHEN outcome IN ('unresolved', 'empty-patch', 'patch-failed') THEN false END`;
const UNKNOWN_RESOLVED = `resolved_text IS NOT NULL AND resolved IS NULL AND lower(resolved_text) NOT IN ('null', 'none', 'na', 'nan')`;

/** Why a record is left out; null where it is kept. The first that fits. */
const REFUSAL = `
  CASE
    WHEN task IS NULL THEN {code: 'no-task', reason: 'It names no task.'}
    WHEN repeat IS NULL OR repeat < 1 THEN {code: 'bad-repeat', reason: '“' || repeat_text || '” is not a repeat: whole numbers from 1 are.'}
    WHEN ${UNKNOWN_RESOLVED} THEN {code: 'bad-resolved', reason: '“' || resolved_text || '” is neither true nor false.'}
    WHEN outcome_text IS NOT NULL AND outcome IS NULL
      THEN {code: 'bad-outcome', reason: '“' || outcome_text || '” is not an outcome; these are: ${OUTCOMES.join(', ')}.'}
    WHEN resolved <> ${SCORES} OR (resolved AND outcome IN ('infra-error', 'not-run', 'test-timeout'))
      THEN {code: 'contradiction', reason: 'resolved says ' || resolved_text || ' but outcome says ' || outcome_text || '.'}
  END`;

const BAD_MEASURES = MEASURES.map(
  (name) => `SELECT line, 'bad-number' AS code,
    '“' || ${name}_text || '” is not a ${WHOLE.has(name) ? 'whole ' : ''}number from 0; ${name} was left unknown.' AS reason
  FROM table_typed WHERE ${name}_text IS NOT NULL AND ${name} IS NULL
    AND lower(${name}_text) NOT IN ('null', 'none', 'na')`,
).join(' UNION ALL ');

const STAGE = `
  INSERT INTO stage_run
  SELECT $first + row_number() OVER (ORDER BY n) - 1, benchmark, task, task,
    nullif(regexp_extract(task, '^(.+)__(.+)-[0-9]+$', 1) || '/' || regexp_extract(task, '^(.+)__(.+)-[0-9]+$', 2), '/'),
    system, NULL, NULL, '{}', condition, repeat, $file, line, NULL, false,
    coalesce(outcome <> 'not-run', true),
    CASE WHEN outcome = 'infra-error' THEN 'error' END, NULL,
    steps, input_tokens, cached_tokens, output_tokens, cost_usd, duration_s, NULL,
    CASE WHEN outcome = 'empty-patch' THEN true END, NULL,
    CASE
      WHEN outcome IN ('resolved', 'unresolved', 'patch-failed', 'test-timeout', 'infra-error') THEN outcome
      WHEN outcome = 'empty-patch' THEN 'unresolved'
      WHEN outcome IS NULL AND resolved THEN 'resolved'
      WHEN outcome IS NULL AND NOT resolved THEN 'unresolved'
    END,
    NULL, NULL, NULL, NULL, NULL,
    CASE WHEN outcome = 'test-timeout' AND NOT resolved THEN true END
  FROM table_typed WHERE (${REFUSAL}) IS NULL`;

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
  const found = await select(
    connection,
    `SELECT line, refusal.code AS code, refusal.reason AS reason
     FROM (SELECT line, ${REFUSAL} AS refusal FROM table_typed) WHERE refusal IS NOT NULL
     UNION ALL ${BAD_MEASURES} ORDER BY line`,
  );
  await connection.run(STAGE, { first, file: table.file });
  const [count] = await select(connection, 'SELECT count(*) AS n FROM stage_run WHERE n >= $first', {
    first,
  });
  await connection.run('DROP TABLE table_raw; DROP TABLE table_typed');
  const problems = found.map((row) => ({ file: table.file, ...row }) as unknown as ImportProblem);
  return { n_runs: count?.n as number, problems: [...unread, ...problems] };
}
