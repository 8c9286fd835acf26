import type { Filter } from '../../../analysis/model/filter.ts';
import type { Database } from '../database.ts';
import { chosenRuns } from '../facts/chosen-runs.ts';

/** A subject whose newest grade was read from an evaluation that is kept. */
export interface Regradable {
  readonly subject_kind: 'attempt' | 'task';
  readonly subject_id: number;
  readonly task_id: number;
  readonly evaluation_id: number;
  readonly verdict: string;
  readonly verifier_version: string;
}

const SQL = `
  WITH newest AS (
    SELECT subject_kind, subject_id, max(n) AS n FROM grade WHERE evaluation_id IS NOT NULL GROUP BY ALL
  ), read AS (
    SELECT g.* FROM grade g JOIN newest USING (subject_kind, subject_id, n)
  )
  SELECT r.subject_kind, r.subject_id, r.subject_id AS task_id, r.evaluation_id, r.verdict, r.verifier_version, NULL AS run_id
  FROM read r WHERE r.subject_kind = 'task'
  UNION ALL
  SELECT r.subject_kind, r.subject_id, u.task_id, r.evaluation_id, r.verdict, r.verifier_version, u.run_id
  FROM read r JOIN attempt a ON r.subject_kind = 'attempt' AND a.attempt_id = r.subject_id JOIN run u USING (run_id)
  ORDER BY task_id, subject_kind DESC, subject_id`;

/** What can be graded again without a container: each task's reference before what is measured by it. */
export async function regradable(
  database: Database,
  { filter }: { readonly filter: Filter },
  signal?: AbortSignal,
): Promise<readonly Regradable[]> {
  const rows = (await database.select(SQL, {}, signal)) as unknown as readonly (Regradable & {
    readonly run_id: number | null;
  })[];
  const facts = await database.facts();
  const chosen = new Set(Array.from(chosenRuns(facts, filter), (at) => facts.columns.run_id[at]));
  const kept = rows.filter(({ run_id }) => run_id !== null && chosen.has(run_id));
  const tasks = new Set(kept.map(({ task_id }) => task_id));
  return rows
    .filter(({ run_id, task_id }) => (run_id === null ? tasks.has(task_id) : chosen.has(run_id)))
    .map(({ run_id: _, ...row }) => row);
}
