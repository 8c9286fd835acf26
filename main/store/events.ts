import { inflateRawSync } from 'node:zlib';
import type { Database } from './database.ts';
import type { Row } from './select.ts';

export interface EventsRequest {
  readonly attempt_id: number;
  readonly offset: number;
  readonly limit: number;
}

const HEADERS = `
  SELECT seq, turn, thread, kind, speaker, epoch_ms(time) AS time, tokens, exit_code, path, chunk, body_offset, body_length
  FROM event WHERE attempt_id = $attempt ORDER BY seq LIMIT $limit OFFSET $offset`;

/** A page of one attempt's events in order; only the chunks of that page are inflated. */
export async function events(database: Database, request: EventsRequest, signal?: AbortSignal) {
  const attempt = request.attempt_id;
  const [total] = await database.select(
    'SELECT count(*) AS n FROM event WHERE attempt_id = $attempt',
    { attempt },
    signal,
  );
  const headers = await database.select(
    HEADERS,
    { attempt, limit: request.limit, offset: request.offset },
    signal,
  );
  const bodies = await inflated(
    database,
    attempt,
    [...new Set(headers.map((row) => row.chunk as number))],
    signal,
  );
  return { rows: headers.map((row) => withBody(row, bodies)), total: total?.n as number };
}

async function inflated(
  database: Database,
  attempt: number,
  chunks: readonly number[],
  signal?: AbortSignal,
) {
  const rows = await database.select(
    'SELECT chunk, body FROM event_body WHERE attempt_id = $attempt AND list_contains($chunks::INTEGER[], chunk)',
    { attempt, chunks },
    signal,
  );
  return new Map(rows.map((row) => [row.chunk as number, inflateRawSync(row.body as Uint8Array)]));
}

function withBody({ chunk, body_offset, body_length, ...header }: Row, bodies: ReadonlyMap<number, Buffer>) {
  const start = body_offset as number;
  const body = bodies.get(chunk as number)?.toString('utf8', start, start + (body_length as number));
  if (body === undefined) throw new Error(`event ${String(header.seq)}: its body chunk is missing`);
  return { ...header, body };
}
