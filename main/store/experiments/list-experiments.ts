import type { z } from 'zod';
import type { experimentRowSchema } from '../../../preload/schemas/experiment-schema.ts';
import type { Database } from '../database.ts';

export type ExperimentRow = z.infer<typeof experimentRowSchema>;

const SQL = `
  WITH counted AS (
    SELECT experiment_id, outcome, count(*) AS n, count(resolved) AS n_scored, count_if(resolved) AS n_resolved
    FROM run_outcome WHERE experiment_id IS NOT NULL GROUP BY ALL
  ), attempts AS (
    SELECT r.experiment_id, count(*) AS n_attempts, count_if(a.exit = 'error') AS n_failed, sum(a.cost_usd) AS cost_usd
    FROM attempt a JOIN run r USING (run_id) WHERE r.experiment_id IS NOT NULL GROUP BY ALL
  ), under_way AS (
    SELECT r.experiment_id, count(*) AS n FROM attempt_try y JOIN run r USING (run_id) GROUP BY ALL
  ), money AS (
    SELECT b.name, b.cap_nano, b.closed, sum(coalesce(e.settled_nano, 0))::DOUBLE / 1e9 AS spent_usd,
      sum(CASE WHEN e.settled_nano IS NULL THEN e.reserved_nano ELSE 0 END)::DOUBLE / 1e9 AS reserved_usd
    FROM budget b LEFT JOIN budget_entry e ON e.budget = b.name GROUP BY ALL
  )
  SELECT e.experiment_id, e.name, epoch_ms(e.created_at) AS created_at,
    coalesce((SELECT sum(n) FROM counted c WHERE c.experiment_id = e.experiment_id), 0)::INTEGER AS n_runs,
    coalesce((SELECT sum(n_scored) FROM counted c WHERE c.experiment_id = e.experiment_id), 0)::INTEGER AS n_scored,
    coalesce((SELECT sum(n_resolved) FROM counted c WHERE c.experiment_id = e.experiment_id), 0)::INTEGER AS n_resolved,
    coalesce((SELECT to_json(map_from_entries(list((coalesce(outcome, 'none'), n)))) FROM counted c
      WHERE c.experiment_id = e.experiment_id), '{}')::VARCHAR AS outcomes,
    coalesce(a.n_attempts, 0) AS n_attempts, coalesce(a.n_failed, 0) AS n_failed, coalesce(u.n, 0) AS n_under_way,
    m.name IS NOT NULL AS has_budget, m.cap_nano::DOUBLE / 1e9 AS cap_usd, m.closed, m.spent_usd, m.reserved_usd
  FROM experiment e LEFT JOIN attempts a USING (experiment_id) LEFT JOIN under_way u USING (experiment_id)
  LEFT JOIN money m ON m.name = 'experiment ' || e.name
  ORDER BY e.experiment_id DESC`;

/** Every experiment with how far it is and what it spent, the newest first. */
export async function listExperiments(database: Database): Promise<readonly ExperimentRow[]> {
  const rows = await database.select(SQL);
  return rows.map(({ outcomes, has_budget, cap_usd, closed, spent_usd, reserved_usd, ...row }) => ({
    ...row,
    outcomes: JSON.parse(outcomes as string) as Record<string, number>,
    budget: has_budget
      ? { cap_usd, closed, spent_usd: spent_usd ?? 0, reserved_usd: reserved_usd ?? 0 }
      : null,
  })) as unknown as readonly ExperimentRow[];
}
