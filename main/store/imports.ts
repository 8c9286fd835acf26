import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';
import type { Row } from './select.ts';

/** Of each kind. */
const PROBLEMS_SHOWN = 10;

const LIST = `
  SELECT i.import_id, i.path, i.format, 'committed' AS state, i.hash, epoch_ms(i.imported_at) AS imported_at, i.n_files,
    i.counts::VARCHAR AS counts, i.notes,
    (SELECT count(*) FROM import_problem p WHERE p.import_id = i.import_id) AS n_problems,
    (SELECT coalesce(to_json(map_from_entries(list((code, n)))), '{}')::VARCHAR FROM
      (SELECT code, count(*) AS n FROM import_problem p WHERE p.import_id = i.import_id GROUP BY code ORDER BY code)
    ) AS by_code,
    (SELECT coalesce(list({file: file, line: line, code: code, reason: reason} ORDER BY n), []) FROM
      (SELECT *, row_number() OVER (PARTITION BY code ORDER BY n) AS nth FROM import_problem p WHERE p.import_id = i.import_id)
      WHERE nth <= ${PROBLEMS_SHOWN}
    ) AS problems
  FROM import i`;

/** What imports before schema 6 could not bring, and so did not count. */
const NOT_COUNTED = { n_tasks: 0, n_scripts: 0, n_sessions: 0, n_messages: 0, n_labels: 0 };

function summary({ counts, by_code, ...row }: Row) {
  return {
    ...row,
    ...NOT_COUNTED,
    ...JSON.parse(String(counts)),
    problems_by_code: JSON.parse(String(by_code)),
  };
}

/** Imports that stand, newest first, with the first ten problems of each kind. */
export async function listImports(database: Database, signal?: AbortSignal) {
  const rows = await database.select(`${LIST} ORDER BY i.import_id DESC`, {}, signal);
  return rows.map(summary);
}

export async function getImport(database: Database, importId: number) {
  const [row] = await database.select(`${LIST} WHERE i.import_id = $importId`, { importId });
  if (!row) throw new UserError('not-found', `There is no import ${importId}.`, 'It may have been undone.');
  return summary(row);
}

/** The import that already brought exactly this content under this mapping; null where none did. */
export async function findImport(database: Database, hash: string, mapping: string): Promise<number | null> {
  const [row] = await database.select(
    'SELECT import_id FROM import WHERE hash = $hash AND mapping::VARCHAR = $mapping ORDER BY import_id LIMIT 1',
    { hash, mapping },
  );
  return (row?.import_id as number | undefined) ?? null;
}

const RUNS = 'SELECT run_id FROM run WHERE import_id = $import';
const ATTEMPTS = `SELECT attempt_id FROM attempt WHERE run_id IN (${RUNS})`;
const GRADES = `SELECT grade_id FROM grade WHERE subject_kind = 'attempt' AND subject_id IN (${ATTEMPTS})`;

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
  `DELETE FROM grade WHERE subject_kind = 'attempt' AND subject_id IN (${ATTEMPTS})`,
  `DELETE FROM event_body WHERE attempt_id IN (${ATTEMPTS})`,
  `DELETE FROM event WHERE attempt_id IN (${ATTEMPTS})`,
  `DELETE FROM delivery WHERE attempt_id IN (${ATTEMPTS})`,
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

/** Names that nothing refers to any more would only clutter the filters; what was made here has no import and stays. */
const ORPHANS = [
  `DELETE FROM script WHERE import_id IS NOT NULL
     AND script_id NOT IN (SELECT script_id FROM condition_script WHERE script_id IS NOT NULL)
     AND hash NOT IN (SELECT unnest(parents) FROM script)`,
  `DELETE FROM task WHERE task_id NOT IN
     (SELECT task_id FROM run UNION SELECT task_id FROM task_content UNION SELECT task_id FROM condition_script)`,
  `DELETE FROM system WHERE system_id NOT IN (SELECT system_id FROM run UNION SELECT system_id FROM published_count)`,
  `DELETE FROM condition WHERE condition_id NOT IN (SELECT condition_id FROM run UNION SELECT condition_id FROM condition_script)`,
  'DELETE FROM benchmark WHERE benchmark_id NOT IN (SELECT benchmark_id FROM task)',
  'DELETE FROM text WHERE hash NOT IN (SELECT text_hash FROM message)',
  'DELETE FROM embedding WHERE text_hash NOT IN (SELECT hash FROM text)',
];

/** Takes back everything that an import alone brought: what others brought too, or stand on, stays. @returns how many runs went. */
export async function undoImport(database: Database, importId: number): Promise<number> {
  await getImport(database, importId);
  const undone = await database.write(async (connection) => {
    const counted = await connection.runAndReadAll(
      'SELECT count(*)::INTEGER FROM run WHERE import_id = $import',
      {
        import: importId,
      },
    );
    for (const sql of [...DELETIONS, REPOSITORIES]) await connection.run(sql, { import: importId });
    for (const sql of ORPHANS) await connection.run(sql);
    return counted.getRows()[0]?.[0] as number;
  });
  database.runsChanged();
  return undone;
}
