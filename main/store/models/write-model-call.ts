import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelCall } from './model-call.ts';

const INSERT = `
  INSERT INTO model_call BY NAME
  SELECT $entry_id AS entry_id, $request_hash AS request_hash, $draw AS draw, $role AS role, $endpoint AS endpoint,
    $model AS model, $prompt_version AS prompt_version, $request AS request, $reply AS reply, $price AS price,
    $input_tokens AS input_tokens, $cached_tokens AS cached_tokens, $written_tokens AS written_tokens,
    $output_tokens AS output_tokens, $reasoning_tokens AS reasoning_tokens, $cost_usd AS cost_usd,
    make_timestamp_ms($called_at::BIGINT) AS called_at`;

export async function writeModelCall(
  connection: DuckDBConnection,
  entry_id: number,
  call: ModelCall,
): Promise<void> {
  await connection.run(INSERT, { ...call, entry_id });
}
