import { setTimeout as sleep } from 'node:timers/promises';

/** Clock, waiting and chance, so that a test can have its own. */
export interface Timing {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Uniform in [0, 1). */
  readonly chance: () => number;
}

/** The longest that a timer can be set to, ms. */
const LONGEST = 2 ** 31 - 1;

export const REAL_TIMING: Timing = {
  now: Date.now,
  wait: async (milliseconds, signal) => {
    await sleep(Math.min(milliseconds, LONGEST), undefined, { signal });
  },
  chance: Math.random,
};
