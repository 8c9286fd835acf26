import type { Database } from '../database.ts';
import type { StoredEmbedding } from './model-call.ts';

export interface EmbeddingsRequest {
  readonly model: string;
  readonly model_version: string;
  /** SHA-256 (hex) of each text. */
  readonly text_hashes: readonly string[];
}

/** Those that are kept, in no order. */
export async function findEmbeddings(
  database: Database,
  { model, model_version, text_hashes }: EmbeddingsRequest,
): Promise<readonly StoredEmbedding[]> {
  if (text_hashes.length === 0) return [];
  const rows = await database.select(
    `SELECT text_hash, model, model_version, vector FROM embedding
     WHERE model = $model AND model_version = $model_version AND list_contains($text_hashes, text_hash)`,
    { model, model_version, text_hashes },
  );
  return rows as unknown as readonly StoredEmbedding[];
}
