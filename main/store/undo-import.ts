import type { DuckDBConnection } from '@duckdb/node-api';
import type { Undone } from '../../analysis/import-report/undo-answer.ts';
import type { Database } from './database.ts';
import { getImport } from './imports.ts';
import { select } from './select.ts';

const RUNS = 'SELECT run_id FROM run WHERE import_id = $import';
const ATTEMPTS = `SELECT attempt_id FROM attempt WHERE run_id IN (${RUNS})`;
/** Its own verdicts, also those on runs of others, and those that others brought for its runs. */
const GRADES = `
  SELECT grade_id FROM grade
  WHERE import_id = $import OR (subject_kind = 'attempt' AND subject_id IN (${ATTEMPTS}))`;

const SESSIONS = `
  SELECT session_id FROM session WHERE corpus_id IN (SELECT corpus_id FROM corpus WHERE import_id = $import)`;
const MESSAGES = `SELECT message_id FROM message WHERE session_id IN (${SESSIONS})`;

const DELETIONS = [
  'DELETE FROM label WHERE import_id = $import',
  `DELETE FROM label WHERE subject_kind = 'message' AND subject_id IN (${MESSAGES})`,
  `DELETE FROM message WHERE session_id IN (${SESSIONS})`,
  `DELETE FROM session WHERE corpus_id IN (SELECT corpus_id FROM corpus WHERE import_id = $import)`,
  'DELETE FROM corpus WHERE import_id = $import',
  'DELETE FROM condition_script WHERE import_id = $import',
  'DELETE FROM task_content WHERE import_id = $import',
  `DELETE FROM test_result WHERE grade_id IN (${GRADES})`,
  `DELETE FROM grade WHERE grade_id IN (${GRADES})`,
  `DELETE FROM event_body WHERE attempt_id IN (${ATTEMPTS})`,
  `DELETE FROM event WHERE attempt_id IN (${ATTEMPTS})`,
  `DELETE FROM delivery WHERE attempt_id IN (${ATTEMPTS})`,
  `DELETE FROM checkpoint WHERE attempt_id IN (${ATTEMPTS})`,
  `DELETE FROM attempt_try WHERE run_id IN (${RUNS})`,
  `DELETE FROM label WHERE subject_kind = 'run' AND subject_id IN (${RUNS})`,
  `DELETE FROM attempt WHERE run_id IN (${RUNS})`,
  'DELETE FROM run WHERE import_id = $import',
  'DELETE FROM published_count WHERE import_id = $import',
  'DELETE FROM cohort_task WHERE cohort_id IN (SELECT cohort_id FROM cohort WHERE import_id = $import)',
  'DELETE FROM cohort WHERE import_id = $import',
  'DELETE FROM import_problem WHERE import_id = $import',
  'DELETE FROM import WHERE import_id = $import',
];

/** A repository that the import was the first to name is now the word of the next import that names it, if any does. */
const REPOSITORIES = `
  UPDATE task SET repository = next.repository, repository_import = next.import_id FROM (
    SELECT t.task_id, arg_min(c.repository, (c.import_id, c.n)) AS repository,
      min(c.import_id) FILTER (WHERE c.repository IS NOT NULL) AS import_id
    FROM task t LEFT JOIN task_content c USING (task_id) WHERE t.repository_import = $import GROUP BY t.task_id
  ) next WHERE task.task_id = next.task_id`;

/** What the reference of a task came to goes with the task. */
const OF_NO_TASK = `subject_kind = 'task' AND subject_id NOT IN (SELECT task_id FROM task)`;

/** Names that nothing refers to any more would only clutter the filters; what was made here has no import and stays. */
const ORPHANS = [
  `DELETE FROM script WHERE import_id IS NOT NULL
     AND script_id NOT IN (SELECT script_id FROM condition_script WHERE script_id IS NOT NULL)
     AND hash NOT IN (SELECT unnest(parents) FROM script)`,
  `DELETE FROM task WHERE task_id NOT IN
     (SELECT task_id FROM run UNION SELECT task_id FROM task_content UNION SELECT task_id FROM condition_script)`,
  `DELETE FROM system WHERE system_id NOT IN (SELECT system_id FROM run UNION SELECT system_id FROM published_count)`,
  `DELETE FROM condition WHERE condition_id NOT IN (SELECT condition_id FROM run UNION SELECT condition_id FROM condition_script)`,
  `DELETE FROM test_result WHERE grade_id IN (SELECT grade_id FROM grade WHERE ${OF_NO_TASK})`,
  `DELETE FROM grade WHERE ${OF_NO_TASK}`,
  'DELETE FROM benchmark WHERE benchmark_id NOT IN (SELECT benchmark_id FROM task)',
  'DELETE FROM text WHERE hash NOT IN (SELECT text_hash FROM message)',
  'DELETE FROM embedding WHERE text_hash NOT IN (SELECT hash FROM text)',
];

const COUNTS = `
  SELECT (SELECT count(*) FROM run WHERE import_id = $import) AS n_runs,
    (SELECT count(*) FROM grade WHERE import_id = $import AND subject_id NOT IN (${ATTEMPTS})) AS n_verdicts_of_others`;

const VERDICTS_BY_OTHERS = `
  SELECT import_id, count(*) AS n_verdicts FROM grade
  WHERE import_id <> $import AND subject_kind = 'attempt' AND subject_id IN (${ATTEMPTS})
  GROUP BY import_id ORDER BY import_id`;

async function whatGoes(connection: DuckDBConnection, importId: number): Promise<Undone> {
  const [counts] = await select(connection, COUNTS, { import: importId });
  const verdicts_by_others = await select(connection, VERDICTS_BY_OTHERS, { import: importId });
  return { ...counts, verdicts_by_others } as unknown as Undone;
}

/** Takes back everything that an import alone brought: what others brought too, or stand on, stays. @returns what went. */
export async function undoImport(database: Database, importId: number): Promise<Undone> {
  await getImport(database, importId);
  const undone = await database.write(async (connection) => {
    const going = await whatGoes(connection, importId);
    for (const sql of [...DELETIONS, REPOSITORIES]) await connection.run(sql, { import: importId });
    for (const sql of ORPHANS) await connection.run(sql);
    return going;
  });
  database.runsChanged();
  return undone;
}
