import { UserError } from '../../analysis/model/user-error.ts';
import type { Database } from './database.ts';
import { runs } from './runs.ts';

/** Everything known of one run: attempts with their patches, grades, tests of the newest grade, and where it is from. */
export async function runDetail(database: Database, runId: number, signal?: AbortSignal) {
  const facts = await database.facts();
  const { rows } = runs(facts, { filter: {}, run_ids: [runId], offset: 0, limit: 1 });
  const run = rows[0];
  if (!run)
    throw new UserError(
      'not-found',
      `This workspace has no run ${runId}.`,
      'Its import may have been undone.',
    );
  const id = { runId };
  const [attempts, grades, tests, source] = await Promise.all([
    database.select(
      `SELECT attempt_id, n, exit, patch, (SELECT count(*) FROM event e WHERE e.attempt_id = a.attempt_id) AS n_events
       FROM attempt a WHERE run_id = $runId ORDER BY n`,
      id,
      signal,
    ),
    database.select(
      `SELECT g.* EXCLUDE (subject_kind, subject_id, n, graded_at), epoch_ms(g.graded_at) AS graded_at, e.log_bytes
       FROM grade g JOIN attempt a ON g.subject_kind = 'attempt' AND g.subject_id = a.attempt_id
       LEFT JOIN evaluation e USING (evaluation_id)
       WHERE a.run_id = $runId ORDER BY a.n DESC, g.n DESC`,
      id,
      signal,
    ),
    database.select(
      `SELECT name, test_group AS "group", passed FROM test_result
       WHERE grade_id = (SELECT grade_id FROM run_outcome WHERE run_id = $runId) ORDER BY passed, test_group, name`,
      id,
      signal,
    ),
    database.select(
      `SELECT r.import_id, i.path, r.file, r.line FROM run r JOIN import i USING (import_id) WHERE r.run_id = $runId`,
      id,
      signal,
    ),
  ]);
  return { run, attempts, grades, tests, source: source[0] ?? null };
}
