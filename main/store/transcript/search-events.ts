import type { Database } from '../database.ts';
import { inflatedChunks } from './inflated-chunks.ts';

export interface SearchRequest {
  readonly attempt_id: number;
  readonly text: string;
  /** Of the events that hold the text, so many are named. */
  readonly limit: number;
}

interface Extent {
  readonly seq: number;
  readonly start: number;
  readonly end: number;
}

/** How often `wanted` stands in `text`, without overlaps. */
function occurrences(text: string, wanted: string): number {
  let n = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) n += 1;
  return n;
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Bytes as text in which an ASCII text is found by looking: one character a byte, several times as fast as UTF-8. */
const decoderFor = (text: string) => (isAscii(text) ? 'latin1' : 'utf8');

/**
 * Where a text stands in an attempt's bodies. Capitals count only where the text has some. Events are looked at one by
 * one, and only in chunks that hold the text at all.
 */
export async function searchEvents(database: Database, request: SearchRequest, signal?: AbortSignal) {
  const { attempt_id: attempt, text, limit } = request;
  const encoding = decoderFor(text);
  const exact = text !== text.toLowerCase();
  const decode = (bytes: Buffer) =>
    exact ? bytes.toString(encoding) : bytes.toString(encoding).toLowerCase();
  const extents = await extentsOf(database, attempt, signal);
  const seqs: number[] = [];
  let n_matches = 0;
  let n_events = 0;
  for await (const { chunk, bytes } of inflatedChunks(database, attempt, null, signal)) {
    if (!decode(bytes).includes(text)) continue;
    for (const { seq, start, end } of extents.get(chunk) ?? []) {
      const found = occurrences(decode(bytes.subarray(start, end)), text);
      n_matches += found;
      n_events += found > 0 ? 1 : 0;
      if (found > 0 && seqs.length < limit) seqs.push(seq);
    }
  }
  return { n_matches, n_events, seqs: seqs.sort((a, b) => a - b) };
}

/** Chunk → where each of its events lies in it. */
async function extentsOf(database: Database, attempt: number, signal?: AbortSignal) {
  const rows = await database.select(
    `SELECT chunk, list(seq ORDER BY seq) AS seqs, list(body_offset ORDER BY seq) AS starts, list(body_length ORDER BY seq) AS lengths
     FROM event WHERE attempt_id = $attempt GROUP BY chunk`,
    { attempt },
    signal,
  );
  return new Map(
    rows.map((row): [number, readonly Extent[]] => {
      const [seqs, starts, lengths] = [row.seqs, row.starts, row.lengths] as unknown as readonly number[][];
      return [
        row.chunk as number,
        seqs!.map((seq, i) => ({ seq, start: starts![i]!, end: starts![i]! + lengths![i]! })),
      ];
    }),
  );
}
