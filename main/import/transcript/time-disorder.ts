import type { Event } from '../../../analysis/model/event.ts';
import type { ImportProblem } from '../format.ts';

/** A problem where events of one thread stand before earlier ones; null where times only grow. */
export function timeDisorder(events: readonly Event[], file: string): ImportProblem | null {
  const latest = new Map<number, number>();
  let early = 0;
  for (const { thread, time } of events) {
    if (time === null) continue;
    if (time < (latest.get(thread) ?? time)) early += 1;
    else latest.set(thread, time);
  }
  if (early === 0) return null;
  const reason = `${early} events bear an earlier time than one before them; they stay in the order of the file`;
  return { file, line: null, code: 'time-order', reason };
}
