/** Lets so many pass at once, in the order of asking. */
export class Slots {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** Waits for a slot. @returns what gives it back, to be called once @throws the signal's reason where that aborts before */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else await this.wait(signal);
    return () => {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    };
  }

  private wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const pass = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(pass), 1);
        reject(signal.reason);
      };
      this.waiting.push(pass);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
