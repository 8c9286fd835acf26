/** Lets one pass at a time, in the order of asking. */
export class Turns {
  private last: Promise<void> = Promise.resolve();
  private asked = 0;

  /** Who asks now has to wait. */
  get isTaken(): boolean {
    return this.asked > 0;
  }

  /** Waits for its turn, or for the signal to abort. @returns what ends the turn, to be called in any case */
  async take(signal: AbortSignal): Promise<() => void> {
    const before = this.last;
    this.asked++;
    let end = () => {};
    const mine = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.last = before.then(() => mine);
    await Promise.race([before, aborted(signal)]);
    return () => {
      this.asked--;
      end();
    };
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
