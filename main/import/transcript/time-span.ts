import type { Event } from '../../../analysis/model/event.ts';

export interface TimeSpan {
  /** Milliseconds since the epoch. */
  readonly started_at: number | null;
  readonly duration_s: number | null;
}

/** From the earliest to the latest moment that events tell; null where they tell none, or only one. */
export function timeSpan(events: readonly Pick<Event, 'time'>[]): TimeSpan {
  const times = events.flatMap(({ time }) => time ?? []);
  if (times.length === 0) return { started_at: null, duration_s: null };
  const first = times.reduce((a, b) => Math.min(a, b));
  const last = times.reduce((a, b) => Math.max(a, b));
  return { started_at: first, duration_s: times.length < 2 ? null : (last - first) / 1000 };
}
