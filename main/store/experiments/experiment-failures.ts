import type { z } from 'zod';
import type { failedTrySchema } from '../../../preload/schemas/experiment-schema.ts';
import type { Database } from '../database.ts';

export type FailedTry = z.infer<typeof failedTrySchema>;

const SQL = `
  SELECT r.run_id, t.instance AS task, s.label AS system, c.name AS condition, r.repeat, a.n, a.exit_detail AS reason,
    a.cost_usd, epoch_ms(a.started_at) AS started_at
  FROM attempt a JOIN run r USING (run_id) JOIN task t USING (task_id) JOIN system s USING (system_id)
  JOIN condition c USING (condition_id)
  WHERE r.experiment_id = $experiment_id AND a.exit = 'error'
  ORDER BY a.attempt_id DESC LIMIT $limit`;

/** Tries of an experiment that failed for reasons of the machine or were interrupted, the newest first. */
export async function experimentFailures(
  database: Database,
  request: { readonly experiment_id: number; readonly limit: number },
): Promise<readonly FailedTry[]> {
  return (await database.select(SQL, request)) as unknown as readonly FailedTry[];
}
