import type { Database } from '../database.ts';

/** Notes that an attempt begins: what of it is not kept later was interrupted. @returns which try of its run it is, from 1 */
export async function beginTry(
  database: Database,
  { run_id, started_at }: { readonly run_id: number; readonly started_at: number },
): Promise<number> {
  return database.write(async (connection) => {
    const reader = await connection.runAndReadAll(
      `INSERT INTO attempt_try
       SELECT $run_id, (SELECT count(*) FROM attempt WHERE run_id = $run_id) + 1, make_timestamp_ms($started_at::BIGINT)
       RETURNING n`,
      { run_id, started_at },
    );
    return reader.getRowObjectsJS()[0]?.n as number;
  });
}
