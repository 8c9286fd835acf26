import { posix } from 'node:path';
import { asNumber, type Untyped } from '../../untyped.ts';

interface Part {
  readonly number: number;
  readonly event: Untyped;
}

/** Sessions kept as one file per event, `SESSION/events/12.json`: gathers the events of one folder at a time. */
export class Session {
  private parts: Part[] = [];

  constructor(readonly folder: string) {}

  /** What to call it: the folder that holds the folder of events. */
  get name(): string {
    const above = posix.basename(this.folder) === 'events' ? posix.dirname(this.folder) : this.folder;
    return posix.basename(above);
  }

  add(path: string, event: Untyped): void {
    const digits = /\d+/.exec(posix.basename(path))?.[0];
    this.parts.push({ number: digits === undefined ? (asNumber(event.id) ?? 0) : Number(digits), event });
  }

  /** In the order of their numbers, which their names sort otherwise. */
  get events(): readonly Untyped[] {
    return [...this.parts].sort((a, b) => a.number - b.number).map(({ event }) => event);
  }
}
