import { setImmediate } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import type { Database } from '../database.ts';
import type { Row } from '../select.ts';

/** Bytes inflated before others have their turn: about two milliseconds' worth. */
const TURN = 1_000_000;

/** The least that zlib takes for the size of what it puts out at once. */
const LEAST_SIZE = 64;

/**
 * Those chunks of one attempt's bodies that are named, inflated, in order. They are inflated here: to hand one of the
 * usual size to another thread takes as long.
 */
export async function* inflatedChunks(
  database: Database,
  attempt: number,
  chunks: readonly number[],
  signal?: AbortSignal,
): AsyncGenerator<{ readonly chunk: number; readonly bytes: Buffer }> {
  const rows = await database.select(
    `SELECT chunk, raw_bytes, body FROM event_body WHERE attempt_id = $attempt
       AND chunk IN (SELECT unnest($chunks::INTEGER[])) ORDER BY chunk`,
    { attempt, chunks },
    signal,
  );
  let left = TURN;
  for (const row of rows) {
    signal?.throwIfAborted();
    yield { chunk: row.chunk as number, bytes: inflated(row) };
    left -= row.raw_bytes as number;
    if (left > 0) continue;
    await setImmediate();
    left = TURN;
  }
}

/** Room for the whole and a byte more, so that it comes in one piece and zlib need not ask whether there is more. */
function inflated({ raw_bytes, body }: Row): Buffer {
  const chunkSize = Math.max(LEAST_SIZE, (raw_bytes as number) + 1);
  return inflateRawSync(body as Uint8Array, { chunkSize });
}
