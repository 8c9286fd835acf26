import type { Database } from '../database.ts';

/** The runs that an import has made are an experiment's. */
export async function claimRuns(
  database: Database,
  { experiment_id, import_id }: { readonly experiment_id: number; readonly import_id: number },
): Promise<void> {
  await database.write(async (connection) => {
    await connection.run('UPDATE run SET experiment_id = $experiment_id WHERE import_id = $import_id', {
      experiment_id,
      import_id,
    });
  });
  database.runsChanged();
}
