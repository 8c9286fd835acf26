import type { Database } from '../database.ts';
import { EVALUATION } from './find-evaluation.ts';
import type { StoredEvaluation } from './stored-evaluation.ts';

/** Evaluations with their logs; those that are gone are left out. */
export async function evaluationsById(
  database: Database,
  { ids }: { readonly ids: readonly number[] },
): Promise<readonly StoredEvaluation[]> {
  if (ids.length === 0) return [];
  const rows = await database.select(`${EVALUATION} WHERE list_contains($ids, e.evaluation_id::DOUBLE)`, {
    ids,
  });
  return rows as unknown as readonly StoredEvaluation[];
}
