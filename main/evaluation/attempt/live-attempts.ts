import type { Event } from '../../../analysis/model/event.ts';
import { AsyncQueue } from '../../../preload/async-queue.ts';

interface LiveAttempt {
  readonly events: Event[];
  readonly listeners: Set<AsyncQueue<Event>>;
}

/** The attempts that this process has under way, to be watched while they happen. */
export class LiveAttempts {
  private readonly attempts = new Map<number, LiveAttempt>();

  /** An attempt of a run begins. @returns what hears its events, and what ends it */
  begin(run_id: number): { readonly onEvent: (event: Event) => void; readonly end: () => void } {
    const attempt: LiveAttempt = { events: [], listeners: new Set() };
    this.attempts.set(run_id, attempt);
    return {
      onEvent: (event) => {
        attempt.events.push(event);
        for (const listener of attempt.listeners) listener.push(event);
      },
      end: () => {
        for (const listener of attempt.listeners) listener.end();
        if (this.attempts.get(run_id) === attempt) this.attempts.delete(run_id);
      },
    };
  }

  /** What has happened in the attempt that a run has under way, then what happens, until it ends; nothing where there is none. */
  async *follow(run_id: number, signal: AbortSignal): AsyncGenerator<Event> {
    const attempt = this.attempts.get(run_id);
    if (attempt === undefined) return;
    const queue = new AsyncQueue<Event>();
    for (const event of attempt.events) queue.push(event);
    attempt.listeners.add(queue);
    const end = () => queue.end();
    signal.addEventListener('abort', end, { once: true });
    try {
      yield* queue.read();
    } finally {
      attempt.listeners.delete(queue);
      signal.removeEventListener('abort', end);
    }
  }
}
