import { blobValue } from '@duckdb/node-api';
import type { Database } from '../database.ts';
import type { StoredEvaluation } from './stored-evaluation.ts';

/** @returns the new evaluation's id */
export async function saveEvaluation(
  database: Database,
  { log, ...evaluation }: Omit<StoredEvaluation, 'evaluation_id'>,
): Promise<number> {
  const evaluation_id = await database.ids.evaluations.reserve(1);
  await database.write(async (connection) => {
    await connection.run(
      `INSERT INTO evaluation VALUES ($evaluation_id, $key, $draw, $is_final, $verifier, $verifier_version, $image,
         $patch_hash, $tests_hash, $seen, $log_bytes, make_timestamp_ms($evaluated_at::BIGINT))`,
      { ...evaluation, evaluation_id },
    );
    await connection.run('INSERT INTO evaluation_log VALUES ($evaluation_id, $log)', {
      evaluation_id,
      log: blobValue(log),
    });
  });
  return evaluation_id;
}
