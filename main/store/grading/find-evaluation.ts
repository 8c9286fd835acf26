import type { Database } from '../database.ts';
import type { StoredEvaluation } from './stored-evaluation.ts';

export const EVALUATION = `
  SELECT e.evaluation_id, e.key, e.draw, e.is_final, e.verifier, e.verifier_version, e.image, e.patch_hash, e.tests_hash,
    e.seen::VARCHAR AS seen, e.log_bytes, epoch_ms(e.evaluated_at) AS evaluated_at, l.log
  FROM evaluation e JOIN evaluation_log l USING (evaluation_id)`;

/** The evaluation of exactly this, if it was brought to its end before. */
export async function findEvaluation(
  database: Database,
  { key, draw }: { readonly key: string; readonly draw: number },
): Promise<StoredEvaluation | null> {
  const [row] = await database.select(
    `${EVALUATION} WHERE e.key = $key AND e.draw = $draw AND e.is_final ORDER BY e.evaluation_id DESC LIMIT 1`,
    { key, draw },
  );
  return (row as unknown as StoredEvaluation | undefined) ?? null;
}
