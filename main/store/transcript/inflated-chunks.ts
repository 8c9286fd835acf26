import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Database } from '../database.ts';
import type { Row } from '../select.ts';

const inflate = promisify(inflateRaw);

/** Chunks inflated at the same time, on the thread pool. */
const AT_ONCE = 8;

/** Chunks of one attempt's bodies, inflated: all of them, or those named. */
export async function* inflatedChunks(
  database: Database,
  attempt: number,
  chunks: readonly number[] | null,
  signal?: AbortSignal,
): AsyncGenerator<{ readonly chunk: number; readonly bytes: Buffer }> {
  const rows = await database.select(
    `SELECT chunk, body FROM event_body WHERE attempt_id = $attempt
       AND ($every OR list_contains($chunks::INTEGER[], chunk)) ORDER BY chunk`,
    { attempt, every: chunks === null, chunks: chunks ?? [] },
    signal,
  );
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    signal?.throwIfAborted();
    yield* await Promise.all(rows.slice(first, first + AT_ONCE).map(inflated));
  }
}

async function inflated(row: Row) {
  return { chunk: row.chunk as number, bytes: await inflate(row.body as Uint8Array) };
}
