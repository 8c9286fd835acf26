import type { Database } from '../database.ts';

export interface InterruptedTry {
  readonly run_id: number;
  readonly n: number;
  /** Milliseconds since the epoch. */
  readonly started_at: number;
}

/** Attempts of an experiment that began and of which nothing was kept, because the program or the machine ended. */
export async function interruptedTries(
  database: Database,
  { experiment_id }: { readonly experiment_id: number },
): Promise<readonly InterruptedTry[]> {
  const rows = await database.select(
    `SELECT y.run_id, y.n, epoch_ms(y.started_at) AS started_at FROM attempt_try y JOIN run r USING (run_id)
     WHERE r.experiment_id = $experiment_id ORDER BY y.run_id`,
    { experiment_id },
  );
  return rows as unknown as readonly InterruptedTry[];
}
