import type { DuckDBConnection } from '@duckdb/node-api';
import type { ImportProblem } from '../../import/format.ts';
import { select } from '../select.ts';
import { runNamed } from './run-named.ts';

/** Each label with the run it is on, and with the value that the same judge already gave it on the same draw. */
const JUDGED = `
  CREATE OR REPLACE TEMP TABLE stage_judgement AS
  WITH keyed AS (
    SELECT x.n, r.run_id, x.rubric, x.rubric_version, x.judge, x.draw, x.value
    FROM stage_label x
    LEFT JOIN (
      SELECT r.run_id, r.repeat, b.name AS benchmark, t.instance, s.label AS system, c.name AS condition
      FROM run r JOIN task t USING (task_id) JOIN benchmark b USING (benchmark_id)
      JOIN system s USING (system_id) JOIN condition c USING (condition_id)
    ) r USING (benchmark, instance, system, condition, repeat)
  )
  SELECT k.n, k.run_id, l.label_id IS NULL AND row_number() OVER same_key = 1 AS is_first,
    coalesce(l.value, first_value(k.value) OVER same_key) AS kept
  FROM keyed k LEFT JOIN label l ON l.subject_kind = 'run' AND l.subject_id = k.run_id AND l.rubric = k.rubric
    AND l.rubric_version = k.rubric_version AND l.judge = k.judge AND l.draw = k.draw
  WINDOW same_key AS (PARTITION BY k.run_id, k.rubric, k.rubric_version, k.judge, k.draw ORDER BY k.n)`;

const KEEP = `
  INSERT INTO label (import_id, subject_kind, subject_id, rubric, rubric_version, value, judge, draw, citations, rationale, created_at)
  SELECT $import, 'run', j.run_id, x.rubric, x.rubric_version, x.value, x.judge, x.draw, '[]', x.rationale, make_timestamp_ms($at::BIGINT)
  FROM stage_judgement j JOIN stage_label x USING (n) WHERE j.run_id IS NOT NULL AND j.is_first ORDER BY n`;

const FAULTS = `
  SELECT x.*, j.run_id IS NULL AS homeless, j.kept
  FROM stage_judgement j JOIN stage_label x USING (n)
  WHERE j.run_id IS NULL OR (NOT j.is_first AND j.kept <> x.value) ORDER BY n`;

const COUNTS = `
  SELECT count(*) FILTER (WHERE run_id IS NOT NULL AND is_first) AS n_labels,
    count(*) FILTER (WHERE run_id IS NOT NULL AND NOT is_first AND kept = x.value) AS n_duplicates
  FROM stage_judgement JOIN stage_label x USING (n)`;

function problem(row: Record<string, unknown>): ImportProblem {
  const run = `${row.instance} by ${row.system}, ${row.condition}, repeat ${row.repeat}`;
  const place = { file: String(row.file), line: row.line as number | null };
  if (row.homeless === true)
    return {
      ...place,
      code: 'no-run',
      reason: `there is no run ${run} on ${row.benchmark} to be labelled “${row.value}”; import its run first`,
    };
  return {
    ...place,
    code: 'conflict',
    reason: `${row.judge} already labelled ${run} “${row.kept}” under ${row.rubric}; “${row.value}” was left out`,
  };
}

/** Adds judgements on runs, once the runs of the import are in their place; labels are never rewritten. */
export async function settleLabels(connection: DuckDBConnection, importId: number, importedAt: number) {
  await connection.run(JUDGED);
  await runNamed(connection, KEEP, { import: importId, at: importedAt });
  const [counts] = await select(connection, COUNTS);
  return {
    n_labels: counts?.n_labels as number,
    n_duplicates: counts?.n_duplicates as number,
    conflicts: (await select(connection, FAULTS)).map(problem),
  };
}
