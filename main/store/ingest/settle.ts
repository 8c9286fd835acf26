import type { DuckDBConnection } from '@duckdb/node-api';
import type { IdBlocks, Ids } from '../id-blocks.ts';
import { select } from '../select.ts';
import { runNamed } from './run-named.ts';
import { type SettledClaims, settleClaims } from './settle-claims.ts';
import { settleConditions, settleNames } from './settle-names.ts';

const DIMENSIONS = [
  ...settleNames('stage_run', 'any_value(x.repository)'),
  settleConditions('stage_run', 'NULL'),
  // A system is known by its label; agent, model and settings are what the first source said of it.
  `INSERT INTO system (hash, label, agent, model, settings)
   SELECT sha256(system), system, any_value(agent), any_value(model), coalesce(any_value(settings), '{}')
   FROM stage_run WHERE system NOT IN (SELECT label FROM system) GROUP BY system ORDER BY min(n)`,
];

const KEYS = `
  CREATE OR REPLACE TEMP TABLE stage_key AS
  SELECT x.n, x.attempt_id, t.task_id, s.system_id, c.condition_id, x.repeat, x.has_attempt, x.ambiguous,
    CASE WHEN x.has_attempt THEN x.verdict END AS verdict
  FROM stage_run x JOIN benchmark b ON b.name = x.benchmark
  JOIN task t ON t.benchmark_id = b.benchmark_id AND t.instance = x.instance
  JOIN system s ON s.label = x.system JOIN condition c ON c.name = x.condition`;

/** Ids go on from the last in the order of the source; a run without an attempt leaves a gap in theirs. */
const KEPT = `CREATE OR REPLACE TEMP TABLE stage_kept AS
   SELECT k.n, k.task_id, k.system_id, k.condition_id, k.repeat, r + k.ordinal AS run_id,
     CASE WHEN k.has_attempt THEN coalesce(k.attempt_id::BIGINT, $first_attempt + k.ordinal - 1) END AS attempt_id,
     CASE WHEN c.kept_n IS NOT NULL THEN c.grade_n WHEN k.verdict IS NOT NULL THEN k.n END AS grade_n
   FROM (SELECT *, row_number() OVER (ORDER BY n) AS ordinal FROM stage_key ANTI JOIN stage_claimed USING (n)) k
   LEFT JOIN stage_claim c ON c.kept_n = k.n, (SELECT coalesce(max(run_id), 0) AS r FROM run)`;

/** Verdicts with the attempt that each is on: one of this import, or one that was here before it. */
const GRADES = `CREATE OR REPLACE TEMP TABLE stage_grade_of AS
   SELECT grade_n AS n, attempt_id, false AS is_added, false AS left_facts FROM stage_kept WHERE grade_n IS NOT NULL
   UNION ALL
   SELECT grade_n, present_attempt, true, left_facts FROM stage_claim WHERE present IS NOT NULL AND grade_n IS NOT NULL`;

const GRADE_IDS = `CREATE OR REPLACE TEMP TABLE stage_grade AS
   SELECT *, $first_grade - 1 + row_number() OVER (ORDER BY n) AS grade_id FROM stage_grade_of`;

const FACTS = [
  `INSERT INTO run
   SELECT k.run_id, $import, NULL, k.task_id, k.system_id, k.condition_id, k.repeat, x.file, x.line, x.note, x.ambiguous, NULL
   FROM stage_kept k JOIN stage_run x USING (n)`,
  `INSERT INTO attempt
   SELECT a.attempt_id, a.run_id, 1, x.exit, x.exit_detail, x.steps, x.input_tokens, x.cached_tokens, x.output_tokens,
     x.cost_usd, x.duration_s, make_timestamp_ms(x.started_at::BIGINT), x.patch_empty, x.patch
   FROM stage_kept a JOIN stage_run x USING (n) WHERE a.attempt_id IS NOT NULL`,
  `INSERT INTO grade
   SELECT g.grade_id, 'attempt', g.attempt_id, 1, x.verdict, 'imported', x.verifier_version, NULL, NULL, NULL,
     x.f2p_pass, x.f2p_fail, x.p2p_pass, x.p2p_fail, x.timeout_counts, NULL, $import, NULL, NULL, NULL
   FROM stage_grade g JOIN stage_run x USING (n)`,
  `INSERT INTO test_result
   SELECT g.grade_id, x.name, x.test_group, x.passed FROM stage_grade g JOIN stage_test x USING (n) ORDER BY g.grade_id`,
];

const COUNTS = `
  SELECT count(*) AS n_runs, count(attempt_id) AS n_attempts, (SELECT count(*) FROM stage_grade) AS n_grades,
    (SELECT count(*) FROM stage_grade WHERE is_added) AS n_added_verdicts,
    (SELECT count(*) FROM event SEMI JOIN stage_kept USING (attempt_id)) AS n_events
  FROM stage_kept`;

export interface Settled extends SettledClaims {
  readonly counts: {
    readonly n_runs: number;
    readonly n_attempts: number;
    readonly n_grades: number;
    /** Of the grades, those on runs that were here before this import. */
    readonly n_added_verdicts: number;
    readonly n_events: number;
  };
  readonly notes: readonly string[];
}

/** Says of verdicts that were imported apart from their runs that they were joined to them. */
async function addedNotes(connection: DuckDBConnection, n_added: number): Promise<readonly string[]> {
  if (n_added === 0) return [];
  const [left] = await select(connection, 'SELECT count(*) AS n FROM stage_grade WHERE left_facts');
  const added = n_added === 1 ? '1 verdict was' : `${n_added} verdicts were`;
  const note = `${added} added to runs already here.`;
  if (left?.n === 0) return [note];
  return [`${note} ${left?.n} of their records tell more of the run, which was left as it is.`];
}

/** @returns the first of as many keys as the table has rows */
async function reserve(connection: DuckDBConnection, table: string, ids: IdBlocks): Promise<number> {
  const [row] = await select(connection, `SELECT count(*) AS n FROM ${table}`);
  return ids.reserve(row?.n as number);
}

/** Moves what is staged into the workspace's tables, inside the caller's transaction. */
export async function settle(connection: DuckDBConnection, importId: number, ids: Ids): Promise<Settled> {
  for (const sql of DIMENSIONS) await connection.run(sql);
  await connection.run(KEYS);
  const claims = await settleClaims(connection);
  await connection.run(KEPT, { first_attempt: await reserve(connection, 'stage_key', ids.attempts) });
  await connection.run(GRADES);
  await connection.run(GRADE_IDS, { first_grade: await reserve(connection, 'stage_grade_of', ids.grades) });
  for (const sql of FACTS) await runNamed(connection, sql, { import: importId });
  const [row] = await select(connection, COUNTS);
  const counts = row as unknown as Settled['counts'];
  return { ...claims, counts, notes: await addedNotes(connection, counts.n_added_verdicts) };
}
