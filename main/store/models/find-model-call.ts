import type { Database } from '../database.ts';
import type { ModelCall } from './model-call.ts';

/** The newest reply to exactly this question under this draw; null where it was not asked yet. */
export async function findModelCall(
  database: Database,
  { request_hash, draw }: { readonly request_hash: string; readonly draw: string },
): Promise<ModelCall | null> {
  const [row] = await database.select(
    `SELECT request_hash, draw, role, endpoint, model, prompt_version, request::VARCHAR AS request,
       reply::VARCHAR AS reply, price::VARCHAR AS price, input_tokens, cached_tokens, written_tokens, output_tokens,
       reasoning_tokens, cost_usd, epoch_ms(called_at) AS called_at
     FROM model_call WHERE request_hash = $request_hash AND draw = $draw ORDER BY called_at DESC, entry_id DESC LIMIT 1`,
    { request_hash, draw },
  );
  return (row as unknown as ModelCall | undefined) ?? null;
}
