import type { Database } from '../database.ts';
import { type Columns, readColumns } from '../facts/read-columns.ts';

const COLUMNS = { chunk: 'code', seq: 'code', start: 'code', end: 'code' } as const;

const EXTENTS = `
  SELECT chunk, seq, body_offset, body_offset + body_length FROM event
  WHERE attempt_id = $attempt AND body_length > 0 AND ($kind::VARCHAR IS NULL OR kind = $kind)
  ORDER BY chunk, body_offset`;

/** Events that lie in one chunk of bodies, in order: their numbers, and from and before which byte each body lies. */
export interface Extents {
  readonly seqs: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Chunk → those of its events that have a body, of one kind or of all. */
export async function eventExtents(
  database: Database,
  attempt: number,
  kind: string | null,
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, Extents>> {
  const columns = await database.withConnection(
    (connection) => readColumns(connection, EXTENTS, COLUMNS, { attempt, kind }),
    signal,
  );
  return new Map(byChunk(columns));
}

function* byChunk({ chunk, seq, start, end }: Columns<typeof COLUMNS>): Generator<[number, Extents]> {
  for (let from = 0, to = 0; from < chunk.length; from = to) {
    while (chunk[to] === chunk[from]) to += 1;
    const [seqs, starts, ends] = [seq, start, end].map((column) => column.subarray(from, to));
    yield [chunk[from]!, { seqs: seqs!, starts: starts!, ends: ends! }];
  }
}
