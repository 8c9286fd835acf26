import type { DuckDBConnection } from '@duckdb/node-api';
import type { ImportProblem } from '../../import/format.ts';
import { select } from '../select.ts';
import { runNamed } from './run-named.ts';
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
  SELECT x.n, t.task_id, s.system_id, c.condition_id, x.repeat, x.has_attempt, x.has_attempt AND x.verdict IS NOT NULL AS has_grade
  FROM stage_run x JOIN benchmark b ON b.name = x.benchmark
  JOIN task t ON t.benchmark_id = b.benchmark_id AND t.instance = x.instance
  JOIN system s ON s.label = x.system JOIN condition c ON c.name = x.condition`;

/** Runs that an earlier one of this import, or the workspace, already holds. */
const CLAIMED = `
  CREATE OR REPLACE TEMP TABLE stage_claimed AS
  WITH twice AS (
    SELECT task_id, system_id, condition_id, repeat, min(n) AS first_n FROM stage_key GROUP BY ALL HAVING count(*) > 1
  )
  SELECT k.n, coalesce(w.first_n, k.n) AS first_n, r.run_id AS present
  FROM stage_key k LEFT JOIN twice w USING (task_id, system_id, condition_id, repeat)
  LEFT JOIN run r USING (task_id, system_id, condition_id, repeat)
  WHERE w.first_n < k.n OR r.run_id IS NOT NULL`;

/** The same verdict again is a duplicate; another verdict for the same run is a conflict that a person should see. */
const CLASHES = `
  SELECT x.file, x.line, x.instance, x.system, x.condition, x.repeat,
    coalesce(g.verdict, f.verdict) AS kept, x.verdict AS left_out,
    coalesce(g.verdict, CASE WHEN c.present IS NULL THEN f.verdict END) IS NOT DISTINCT FROM x.verdict AS same
  FROM stage_claimed c JOIN stage_run x USING (n)
  LEFT JOIN stage_run f ON f.n = c.first_n AND c.n <> c.first_n
  LEFT JOIN attempt a ON a.run_id = c.present
  LEFT JOIN grade g ON g.subject_kind = 'attempt' AND g.subject_id = a.attempt_id AND g.n = 1
  ORDER BY x.n`;

const FACTS = [
  // Ids go on from the last in the order of the source; a run without an attempt or a grade leaves a gap in theirs.
  `CREATE OR REPLACE TEMP TABLE stage_kept AS
   SELECT n, task_id, system_id, condition_id, repeat, r + ordinal AS run_id,
     CASE WHEN has_attempt THEN a + ordinal END AS attempt_id, CASE WHEN has_grade THEN g + ordinal END AS grade_id
   FROM (SELECT *, row_number() OVER (ORDER BY n) AS ordinal FROM stage_key ANTI JOIN stage_claimed USING (n)),
     (SELECT coalesce(max(run_id), 0) AS r FROM run), (SELECT coalesce(max(attempt_id), 0) AS a FROM attempt),
     (SELECT coalesce(max(grade_id), 0) AS g FROM grade)`,
  `INSERT INTO run
   SELECT k.run_id, $import, NULL, k.task_id, k.system_id, k.condition_id, k.repeat, x.file, x.line, x.note, x.ambiguous, NULL
   FROM stage_kept k JOIN stage_run x USING (n)`,
  `INSERT INTO attempt
   SELECT a.attempt_id, a.run_id, 1, x.exit, x.exit_detail, x.steps, x.input_tokens, x.cached_tokens, x.output_tokens,
     x.cost_usd, x.duration_s, make_timestamp_ms(x.started_at::BIGINT), x.patch_empty, x.patch
   FROM stage_kept a JOIN stage_run x USING (n) WHERE a.attempt_id IS NOT NULL`,
  `INSERT INTO grade
   SELECT g.grade_id, 'attempt', g.attempt_id, 1, x.verdict, 'imported', x.verifier_version, NULL, NULL, NULL,
     x.f2p_pass, x.f2p_fail, x.p2p_pass, x.p2p_fail, x.timeout_counts, NULL
   FROM stage_kept g JOIN stage_run x USING (n) WHERE g.grade_id IS NOT NULL`,
  `INSERT INTO test_result
   SELECT g.grade_id, x.name, x.test_group, x.passed FROM stage_kept g JOIN stage_test x USING (n) WHERE g.grade_id IS NOT NULL ORDER BY g.grade_id`,
  `INSERT INTO event
   SELECT a.attempt_id, x.seq, x.turn, x.thread, x.kind, x.speaker, make_timestamp_ms(x.time::BIGINT), x.tokens,
     x.exit_code, x.path, x.chunk, x.body_offset, x.body_length
   FROM stage_kept a JOIN stage_event x USING (n) WHERE a.attempt_id IS NOT NULL ORDER BY a.attempt_id, x.seq`,
  `INSERT INTO event_body
   SELECT a.attempt_id, x.chunk, x.raw_bytes, x.body FROM stage_kept a JOIN stage_body x USING (n) WHERE a.attempt_id IS NOT NULL ORDER BY a.attempt_id, x.chunk`,
];

const COUNTS = `
  SELECT count(*) AS n_runs, count(attempt_id) AS n_attempts, count(grade_id) AS n_grades,
    (SELECT count(*) FROM stage_event x JOIN stage_kept k USING (n) WHERE k.attempt_id IS NOT NULL) AS n_events
  FROM stage_kept`;

export interface Settled {
  readonly counts: {
    readonly n_runs: number;
    readonly n_attempts: number;
    readonly n_grades: number;
    readonly n_events: number;
  };
  readonly n_duplicates: number;
  readonly conflicts: readonly ImportProblem[];
}

interface Clash {
  readonly file: string;
  readonly line: number | null;
  readonly instance: string;
  readonly system: string;
  readonly condition: string;
  readonly repeat: number;
  readonly kept: string | null;
  readonly left_out: string | null;
  readonly same: boolean;
}

function conflict(clash: Clash): ImportProblem {
  const run = `${clash.instance} by ${clash.system}, ${clash.condition}, repeat ${clash.repeat}`;
  const verdicts = `${clash.kept ?? 'no verdict'} was kept, ${clash.left_out ?? 'no verdict'} left out`;
  return {
    file: clash.file,
    line: clash.line,
    code: 'conflict',
    reason: `${run} is already there with another verdict: ${verdicts}. Give it another repeat or condition, or undo the earlier import.`,
  };
}

async function clashesOf(connection: DuckDBConnection): Promise<readonly Clash[]> {
  const [claimed] = await select(connection, 'SELECT count(*) AS n FROM stage_claimed');
  return claimed?.n === 0 ? [] : ((await select(connection, CLASHES)) as unknown as readonly Clash[]);
}

/** Moves what is staged into the workspace's tables, inside the caller's transaction. */
export async function settle(connection: DuckDBConnection, importId: number): Promise<Settled> {
  for (const sql of DIMENSIONS) await connection.run(sql);
  await connection.run(KEYS);
  await connection.run(CLAIMED);
  const clashes = await clashesOf(connection);
  for (const sql of FACTS) await runNamed(connection, sql, { import: importId });
  const [counts] = await select(connection, COUNTS);
  return {
    counts: counts as unknown as Settled['counts'],
    n_duplicates: clashes.filter((clash) => clash.same).length,
    conflicts: clashes.filter((clash) => !clash.same).map(conflict),
  };
}
