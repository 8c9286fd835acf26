import { UserError } from '../../../analysis/model/user-error.ts';
import type { Database } from '../database.ts';
import { inflatedChunks } from './inflated-chunks.ts';

export interface EventBodyRequest {
  readonly attempt_id: number;
  readonly seq: number;
  /** Characters to leave out before, and to give at most. */
  readonly offset: number;
  readonly limit: number;
}

/** A stretch of one event's body, and how long the whole is in characters. */
export async function eventBody(database: Database, request: EventBodyRequest, signal?: AbortSignal) {
  const { attempt_id: attempt, seq, offset, limit } = request;
  const [header] = await database.select(
    'SELECT chunk, body_offset, body_length FROM event WHERE attempt_id = $attempt AND seq = $seq',
    { attempt, seq },
    signal,
  );
  if (!header)
    throw new UserError('not-found', `There is no event ${seq}.`, 'Its import may have been undone.');
  const start = header.body_offset as number;
  for await (const { bytes } of inflatedChunks(database, attempt, [header.chunk as number], signal)) {
    const text = bytes.toString('utf8', start, start + (header.body_length as number));
    return { text: text.slice(offset, offset + limit), total: text.length };
  }
  throw new Error(`event ${seq}: its body chunk is missing`);
}
