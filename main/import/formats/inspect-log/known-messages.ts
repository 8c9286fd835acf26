/**
 * Which messages of a conversation have been logged. Each call of a model is logged with all that went before it, so most
 * of it is known; the same words may be said twice, and an earlier part may be left out of later calls. So a message is new
 * where one call holds it more often than it was logged.
 */
export class KnownMessages {
  private readonly logged: Map<string, number>;

  /** `before`: a conversation that this one goes on from. */
  constructor(before?: KnownMessages) {
    this.logged = new Map(before?.logged);
  }

  add(key: string): void {
    this.logged.set(key, (this.logged.get(key) ?? 0) + 1);
  }

  /** For each message of a call, in order, whether it is new; those that are new are known from then on. */
  areNew(keys: readonly string[]): readonly boolean[] {
    const seen = new Map<string, number>();
    return keys.map((key) => {
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      if (times <= (this.logged.get(key) ?? 0)) return false;
      this.logged.set(key, times);
      return true;
    });
  }
}
