import { asNumber, asObject, asText, type Untyped } from '../../untyped.ts';

const QUARTER_HOUR = 15 * 60 * 1000;
const HAS_ZONE = /(Z|[+-]\d\d:?\d\d)$/i;

/** Milliseconds of a time as if it were UTC where it names no zone; null where it is none. */
function asUtc(text: string): number | null {
  const time = Date.parse(HAS_ZONE.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? null : time;
}

/** How far the clock of one event is ahead of UTC, by the time that the model put on its reply; null where it put none. */
function ahead(event: Untyped): number | null {
  const text = asText(event.timestamp);
  const response = asObject(asObject(event.tool_call_metadata)?.model_response);
  const created = asNumber(response?.created);
  const time = text === null || HAS_ZONE.test(text) ? null : asUtc(text);
  if (created === null || time === null) return null;
  return Math.round((time - created * 1000) / QUARTER_HOUR) * QUARTER_HOUR;
}

function mostFrequent(values: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/**
 * OpenHands writes the time of day where it runs and not the zone. Replies carry the model's own time, in seconds since the
 * epoch, which tells the zone, to the quarter hour; where none does, times are read as UTC and `isGuess` says so.
 */
export class Clock {
  private readonly offset: number | null;
  private guessed = false;

  constructor(events: readonly Untyped[]) {
    this.offset = mostFrequent(events.flatMap((event) => ahead(event) ?? []));
  }

  /** Milliseconds since the epoch of an event; null where it has no time. */
  time(event: Untyped): number | null {
    const text = asText(event.timestamp);
    const time = text === null ? null : asUtc(text);
    if (time === null || HAS_ZONE.test(text!)) return time;
    this.guessed ||= this.offset === null;
    return time - (this.offset ?? 0);
  }

  /** Some time was read as UTC though nothing says that it is. */
  get isGuess(): boolean {
    return this.guessed;
  }
}
