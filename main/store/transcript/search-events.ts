import type { Database } from '../database.ts';
import { eventExtents } from './event-extents.ts';
import { inflatedChunks } from './inflated-chunks.ts';
import { matchCounter } from './match-counter.ts';

export interface SearchRequest {
  readonly attempt_id: number;
  readonly text: string;
  /** Of the events that hold the text, so many are named: the first. */
  readonly limit: number;
}

/** Where a text stands in an attempt's bodies. Capitals count only where the text has some. */
export async function searchEvents(database: Database, request: SearchRequest, signal?: AbortSignal) {
  const { attempt_id: attempt, text, limit } = request;
  const countMatches = matchCounter(text);
  const extents = await eventExtents(database, attempt, null, signal);
  const found: number[] = [];
  let n_matches = 0;
  for await (const { chunk, bytes } of inflatedChunks(database, attempt, [...extents.keys()], signal)) {
    const events = extents.get(chunk)!;
    countMatches(bytes, events).forEach((n, event) => {
      n_matches += n;
      if (n > 0) found.push(events.seqs[event]!);
    });
  }
  return { n_matches, n_events: found.length, seqs: found.sort((a, b) => a - b).slice(0, limit) };
}
