import type { z } from 'zod';
import type { underWaySchema } from '../../../preload/schemas/experiment-schema.ts';
import type { Database } from '../database.ts';

export type RunUnderWay = z.infer<typeof underWaySchema>;

const SQL = `
  SELECT y.run_id, y.n, epoch_ms(y.started_at) AS started_at, t.instance AS task, s.label AS system, c.name AS condition, r.repeat
  FROM attempt_try y JOIN run r USING (run_id) JOIN task t USING (task_id) JOIN system s USING (system_id)
  JOIN condition c USING (condition_id)
  WHERE r.experiment_id = $experiment_id ORDER BY y.started_at, y.run_id`;

/** The runs of an experiment that are being tried, or that were when the program ended; the longest first. */
export async function runsUnderWay(
  database: Database,
  request: { readonly experiment_id: number },
): Promise<readonly RunUnderWay[]> {
  return (await database.select(SQL, request)) as unknown as readonly RunUnderWay[];
}
