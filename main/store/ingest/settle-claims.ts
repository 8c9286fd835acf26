import type { DuckDBConnection } from '@duckdb/node-api';
import type { ImportProblem } from '../../import/format.ts';
import { select } from '../select.ts';

/** Records whose run another record of this import, or the workspace, has too. */
const RIVALS = `
  CREATE OR REPLACE TEMP TABLE stage_rival AS
  WITH twice AS (
    SELECT task_id, system_id, condition_id, repeat, true AS is_twice FROM stage_key GROUP BY ALL HAVING count(*) > 1
  )
  SELECT k.* EXCLUDE (attempt_id), r.run_id AS present
  FROM stage_key k LEFT JOIN twice w USING (task_id, system_id, condition_id, repeat)
  LEFT JOIN run r USING (task_id, system_id, condition_id, repeat)
  WHERE w.is_twice OR r.run_id IS NOT NULL`;

const MEASURES = [
  ...[
    'exit',
    'exit_detail',
    'steps',
    'input_tokens',
    'cached_tokens',
    'output_tokens',
    'cost_usd',
    'duration_s',
  ],
  ...['started_at', 'patch_empty', 'patch'],
];

/** Attempts of such records that have events: of all attempts they would be as many as an import has, for a few records. */
const WITH_EVENTS = `
  SELECT attempt_id FROM event
  WHERE attempt_id IN (SELECT k.attempt_id FROM stage_key k SEMI JOIN stage_rival USING (n))`;

/** Whether a record tells more of its run than the verdict. */
const IS_TOLD = `
  ${MEASURES.map((name) => `x.${name} IS NOT NULL`).join(' OR ')} OR x.attempt_id IN (${WITH_EVENTS})`;

/**
 * One row for each such run. A verdict may stand apart from the run that it is on: `kept_n` is the record that the run is
 * taken from (null where it is `present` already), `grade_n` the one that its verdict is taken from. Of several records the
 * first counts, except where it holds a verdict alone and a later one tells the run. What its source leaves open stays open.
 */
const CLAIMS = `
  CREATE OR REPLACE TEMP TABLE stage_claim AS
  WITH rival AS (SELECT v.*, ${IS_TOLD} AS is_told FROM stage_rival v JOIN stage_run x USING (n)),
  here AS (
    SELECT r.run_id AS present, r.ambiguous, arg_max(a.attempt_id, a.n) AS attempt_id
    FROM run r LEFT JOIN attempt a USING (run_id) WHERE r.run_id IN (SELECT present FROM stage_rival) GROUP BY ALL
  ),
  graded AS (
    SELECT h.*, arg_max(g.verdict, g.n) AS verdict
    FROM here h LEFT JOIN grade g ON g.subject_kind = 'attempt' AND g.subject_id = h.attempt_id GROUP BY ALL
  ),
  own AS (
    SELECT task_id, system_id, condition_id, repeat, present, min(n) AS first_n,
      min(n) FILTER (WHERE verdict IS NOT NULL) AS verdict_n,
      min(n) FILTER (WHERE has_attempt AND verdict IS NULL AND NOT ambiguous AND is_told) AS told_n,
      arg_min(verdict IS NOT NULL AND NOT is_told, n) AS begins_bare
    FROM rival GROUP BY ALL
  ),
  chosen AS (
    SELECT *, CASE WHEN present IS NULL THEN coalesce(CASE WHEN begins_bare THEN told_n END, first_n) END AS kept_n FROM own
  ),
  held AS (
    SELECT c.*, g.attempt_id AS present_attempt, coalesce(g.verdict, k.verdict) AS own_verdict,
      coalesce(g.ambiguous, k.ambiguous) AS is_open,
      CASE WHEN c.present IS NULL THEN k.has_attempt ELSE g.attempt_id IS NOT NULL END AS was_run
    FROM chosen c LEFT JOIN graded g USING (present) LEFT JOIN rival k ON k.n = c.kept_n
  ),
  given AS (
    SELECT *, CASE WHEN own_verdict IS NULL AND was_run AND NOT is_open THEN verdict_n END AS given_n FROM held
  )
  SELECT d.*, coalesce(d.given_n, CASE WHEN d.own_verdict IS NOT NULL THEN d.kept_n END) AS grade_n,
    coalesce(d.own_verdict, v.verdict) AS verdict, d.present IS NOT NULL AND v.is_told AS left_facts
  FROM given d LEFT JOIN rival v ON v.n = d.given_n`;

const CLAIMED = `
  CREATE OR REPLACE TEMP TABLE stage_claimed AS
  SELECT v.n FROM stage_rival v JOIN stage_claim c USING (task_id, system_id, condition_id, repeat)
  WHERE v.n IS DISTINCT FROM c.kept_n`;

/** The same verdict again is a duplicate; another verdict for the same run is a conflict that a person should see. */
const CLASHES = `
  SELECT x.file, x.line, x.instance, x.system, x.condition, x.repeat,
    coalesce(c.verdict, CASE WHEN NOT c.was_run THEN 'never run' WHEN c.is_open THEN 'left open' ELSE 'no verdict' END) AS kept,
    v.verdict AS left_out,
    CASE WHEN v.verdict IS NULL THEN c.own_verdict IS NULL ELSE v.verdict IS NOT DISTINCT FROM c.verdict END AS same
  FROM stage_rival v JOIN stage_claim c USING (task_id, system_id, condition_id, repeat) JOIN stage_run x USING (n)
  WHERE v.n IS DISTINCT FROM c.kept_n AND v.n IS DISTINCT FROM c.grade_n
  ORDER BY x.n`;

/** Events are written before it is known whether their run is kept. */
const WITHOUT_RUN = 'attempt_id IN (SELECT attempt_id FROM stage_key SEMI JOIN stage_claimed USING (n))';

interface Clash {
  readonly file: string;
  readonly line: number | null;
  readonly instance: string;
  readonly system: string;
  readonly condition: string;
  readonly repeat: number;
  readonly kept: string;
  readonly left_out: string | null;
  readonly same: boolean;
}

const NO_VERDICT =
  'this record, which has none, left out. To have both, undo the earlier import, import this one and the verdicts after it.';
const OTHER_VERDICT = 'Give it another repeat or condition, or undo the earlier import.';

function conflict({ file, line, kept, left_out, ...clash }: Clash): ImportProblem {
  const run = `${clash.instance} by ${clash.system}, ${clash.condition}, repeat ${clash.repeat}`;
  const rest = left_out === null ? `and ${NO_VERDICT}` : `${left_out} left out. ${OTHER_VERDICT}`;
  const reason = `${run} is already there with another verdict: ${kept} was kept, ${rest}`;
  return { file, line, code: 'conflict', reason };
}

export interface SettledClaims {
  readonly n_duplicates: number;
  readonly conflicts: readonly ImportProblem[];
}

/**
 * Settles which of the staged records stand for a run that several of them, or the workspace and one of them, tell:
 * `stage_claimed` holds those that do not, `stage_claim` what each such run and its verdict are taken from.
 */
export async function settleClaims(connection: DuckDBConnection): Promise<SettledClaims> {
  for (const sql of [RIVALS, CLAIMS, CLAIMED]) await connection.run(sql);
  const [claimed] = await select(connection, 'SELECT count(*) AS n FROM stage_claimed');
  if (claimed?.n === 0) return { n_duplicates: 0, conflicts: [] };
  await connection.run(`DELETE FROM event WHERE ${WITHOUT_RUN}`);
  await connection.run(`DELETE FROM event_body WHERE ${WITHOUT_RUN}`);
  const clashes = (await select(connection, CLASHES)) as unknown as readonly Clash[];
  return {
    n_duplicates: clashes.filter((clash) => clash.same).length,
    conflicts: clashes.filter((clash) => !clash.same).map(conflict),
  };
}
