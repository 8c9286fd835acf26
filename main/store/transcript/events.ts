import type { Database } from '../database.ts';
import type { Row } from '../select.ts';
import { inflatedChunks } from './inflated-chunks.ts';

export interface EventsRequest {
  readonly attempt_id: number;
  readonly offset: number;
  readonly limit: number;
  /** Characters of each body that are wanted. */
  readonly clip: number;
}

const HEADERS = `
  SELECT seq, turn, thread, kind, speaker, epoch_ms(time) AS time, tokens, exit_code, path, chunk, body_offset, body_length
  FROM event WHERE attempt_id = $attempt AND seq >= $first AND seq < $end ORDER BY seq`;

/** Bytes that surely hold so many characters of UTF-8. */
const BYTES_PER_CHARACTER = 4;

/** A page of one attempt's events in order, bodies clipped; only the chunks of that page are inflated. */
export async function events(database: Database, request: EventsRequest, signal?: AbortSignal) {
  const { attempt_id: attempt, offset, limit, clip } = request;
  const [total] = await database.select(
    'SELECT count(*) AS n FROM event WHERE attempt_id = $attempt',
    { attempt },
    signal,
  );
  const headers = await database.select(HEADERS, { attempt, first: offset, end: offset + limit }, signal);
  const wanted = [...new Set(headers.map((row) => row.chunk as number))];
  const chunks = new Map<number, Buffer>();
  for await (const { chunk, bytes } of inflatedChunks(database, attempt, wanted, signal))
    chunks.set(chunk, bytes);
  return { rows: headers.map((row) => withBody(row, chunks, clip)), total: total?.n as number };
}

/** Text of the first `clip` characters; half a surrogate pair or half a character at the cut is left out. */
function clipped(bytes: Buffer, clip: number): string {
  const text = bytes.toString('utf8', 0, BYTES_PER_CHARACTER * clip);
  if (text.length <= clip) return text;
  return text.slice(0, /[\uD800-\uDBFF]/.test(text[clip - 1]!) ? clip - 1 : clip);
}

function withBody(
  { chunk, body_offset, body_length, ...header }: Row,
  chunks: ReadonlyMap<number, Buffer>,
  clip: number,
) {
  const start = body_offset as number;
  const bytes = chunks.get(chunk as number)?.subarray(start, start + (body_length as number));
  if (bytes === undefined) throw new Error(`event ${String(header.seq)}: its body chunk is missing`);
  const body = clipped(bytes, clip);
  return { ...header, body, body_bytes: bytes.length, is_whole: Buffer.byteLength(body) === bytes.length };
}
