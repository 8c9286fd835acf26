import type { DuckDBConnection } from '@duckdb/node-api';
import type { ImportProblem } from '../../import/format.ts';
import { select } from '../select.ts';
import { runNamed } from './run-named.ts';
import { settleConditions, settleNames } from './settle-names.ts';

const NAMES = [
  ...settleNames('stage_script', 'NULL'),
  settleConditions('stage_script', 'any_value(description)'),
];

const SCRIPTS = `
  INSERT INTO script (hash, spine, overlays, parents, method, label, import_id)
  SELECT hash, any_value(spine), any_value(overlays), [], any_value(method), any_value(label), $import
  FROM stage_script WHERE hash NOT IN (SELECT hash FROM script) GROUP BY hash ORDER BY min(n)`;

/** Each choice against the one that the condition already made for the task, here or earlier in the source. */
const CHOSEN = `
  CREATE OR REPLACE TEMP TABLE stage_chosen AS
  SELECT x.n, c.condition_id, t.task_id, s.script_id, present.task_id IS NOT NULL AS present,
    row_number() OVER choice AS nth,
    s.script_id IS NOT DISTINCT FROM CASE WHEN present.task_id IS NULL THEN first_value(s.script_id) OVER choice ELSE present.script_id END AS same
  FROM stage_script x JOIN benchmark b ON b.name = x.benchmark
  JOIN task t ON t.benchmark_id = b.benchmark_id AND t.instance = x.instance
  JOIN condition c ON c.name = x.condition JOIN script s USING (hash)
  LEFT JOIN chosen_script present ON present.condition_id = c.condition_id AND present.task_id = t.task_id
  WINDOW choice AS (PARTITION BY c.condition_id, t.task_id ORDER BY x.n)`;

/** The same choice made by an earlier import is kept too: it stands when that one is undone. */
const KEEP = `
  INSERT INTO condition_script BY NAME
  SELECT j.condition_id, j.task_id, j.script_id, $import AS import_id, x.provenance::JSON AS provenance, x.file, x.line::BIGINT AS line
  FROM stage_chosen j JOIN stage_script x USING (n) WHERE j.same
  QUALIFY row_number() OVER (PARTITION BY j.condition_id, j.task_id ORDER BY n) = 1
  ORDER BY n`;

const CLASHES = `
  SELECT x.file, x.line, x.benchmark, x.instance, x.condition
  FROM stage_chosen j JOIN stage_script x USING (n) WHERE NOT j.same ORDER BY n`;

const COUNTS = `
  SELECT count(*) FILTER (WHERE same AND NOT present AND nth = 1) AS n_scripts,
    count(*) FILTER (WHERE same AND (present OR nth > 1)) AS n_duplicates
  FROM stage_chosen`;

/** A script that was left out everywhere is nobody's. */
const UNUSED = `
  DELETE FROM script WHERE import_id = $import AND script_id NOT IN (SELECT script_id FROM condition_script WHERE script_id IS NOT NULL)`;

function conflict({ file, line, benchmark, instance, condition }: Record<string, unknown>): ImportProblem {
  return {
    file: String(file),
    line: line as number | null,
    code: 'conflict',
    reason: `${instance} of ${benchmark} already has another script under ${condition}: the first was kept. Give the source another condition, or undo the earlier import.`,
  };
}

/** Adds scripts and the conditions' choice of them; a condition has one script per task, and the first stands. */
export async function settleScripts(connection: DuckDBConnection, importId: number) {
  for (const sql of [...NAMES, SCRIPTS, CHOSEN, KEEP]) await runNamed(connection, sql, { import: importId });
  const clashes = await select(connection, CLASHES);
  if (clashes.length > 0) await runNamed(connection, UNUSED, { import: importId });
  const [counts] = await select(connection, COUNTS);
  return {
    n_scripts: counts?.n_scripts as number,
    n_duplicates: counts?.n_duplicates as number,
    conflicts: clashes.map(conflict),
  };
}
