import type { DuckDBConnection } from '@duckdb/node-api';
import type { StoredEmbedding } from './model-call.ts';

/** A vector that is there already is not written again. */
const INSERT = `
  INSERT INTO embedding
  SELECT n.text_hash, n.model, n.model_version, len(n.vector) AS dims, abs(list_dot_product(n.vector, n.vector) - 1) < 1e-3,
    n.vector::FLOAT[]
  FROM (SELECT unnest(from_json($rows, '[{"text_hash":"VARCHAR","model":"VARCHAR","model_version":"VARCHAR","vector":["DOUBLE"]}]'), recursive := true)) n
  ANTI JOIN embedding e ON e.text_hash = n.text_hash AND e.model = n.model AND e.model_version = n.model_version`;

export async function writeEmbeddings(
  connection: DuckDBConnection,
  embeddings: readonly StoredEmbedding[],
): Promise<void> {
  if (embeddings.length > 0) await connection.run(INSERT, { rows: JSON.stringify(embeddings) });
}
