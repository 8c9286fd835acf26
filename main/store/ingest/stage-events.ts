import type { Event } from '../../../analysis/model/event.ts';
import { packEvents } from './pack-events.ts';
import type { RowAppender } from './row-appender.ts';

export interface EventStages {
  readonly events: RowAppender;
  readonly bodies: RowAppender;
}

/**
 * Writes an attempt's events and their bodies to the workspace's tables, whether or not the attempt is there yet; it may
 * have `chunksBefore` chunks already. @returns how many it has then
 */
export function stageEvents(
  stages: EventStages,
  attemptId: number,
  events: readonly Event[],
  chunksBefore = 0,
): number {
  const { places, chunks } = packEvents(events, chunksBefore);
  for (let i = 0; i < events.length; i += 1) {
    const [e, { chunk, offset, length }] = [events[i]!, places[i]!];
    stages.events.append([
      attemptId,
      e.seq,
      e.turn,
      e.thread,
      e.kind,
      e.speaker,
      e.time,
      e.tokens,
      e.exit_code,
      e.path,
      chunk,
      offset,
      length,
    ]);
  }
  chunks.forEach(({ raw_bytes, body }, i) => {
    stages.bodies.append([attemptId, chunksBefore + i, raw_bytes, body]);
  });
  return chunksBefore + chunks.length;
}
