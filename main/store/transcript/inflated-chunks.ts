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
  const kept = database.chunksOf(attempt);
  const missing = chunks.filter((chunk) => kept.get(chunk) === undefined);
  const rows = await deflatedChunks(database, attempt, missing, signal);
  let left = TURN;
  for (const chunk of chunks.toSorted((a, b) => a - b)) {
    signal?.throwIfAborted();
    // Another reader may have come past since.
    const bytes = kept.get(chunk) ?? inflated(rows.get(chunk), chunk);
    kept.keep(chunk, bytes);
    yield { chunk, bytes };
    left -= bytes.length;
    if (left > 0) continue;
    await setImmediate();
    left = TURN;
  }
}

async function deflatedChunks(
  database: Database,
  attempt: number,
  chunks: readonly number[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, Row>> {
  if (chunks.length === 0) return new Map();
  const rows = await database.select(
    `SELECT chunk, raw_bytes, body FROM event_body WHERE attempt_id = $attempt
       AND chunk IN (SELECT unnest($chunks::INTEGER[]))`,
    { attempt, chunks },
    signal,
  );
  return new Map(rows.map((row) => [row.chunk as number, row]));
}

/** Room for the whole and a byte more, so that it comes in one piece and zlib need not ask whether there is more. */
function inflated(row: Row | undefined, chunk: number): Buffer {
  if (row === undefined) throw new Error(`chunk ${chunk} of the bodies is missing`);
  const chunkSize = Math.max(LEAST_SIZE, (row.raw_bytes as number) + 1);
  return inflateRawSync(row.body as Uint8Array, { chunkSize });
}
