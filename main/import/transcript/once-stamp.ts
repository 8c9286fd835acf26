import type { Stamp } from './event-log.ts';

/** Tokens stand once, with the first event that a message brings. */
export class OnceStamp {
  private used = false;

  constructor(private readonly stamp: Stamp) {}

  next(): Stamp {
    const stamp = this.used ? { ...this.stamp, tokens: null } : this.stamp;
    this.used = true;
    return stamp;
  }
}
