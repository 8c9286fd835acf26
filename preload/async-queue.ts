/** Values that arrive when they arrive, read in order by one reader. */
export class AsyncQueue<T> {
  private readonly waiting: T[] = [];
  private failure: Error | null = null;
  private ended = false;
  private wake = () => {};

  push(value: T): void {
    this.waiting.push(value);
    this.wake();
  }

  /** No more values follow; what waits is still read. */
  end(failure: Error | null = null): void {
    this.ended = true;
    this.failure ??= failure;
    this.wake();
  }

  get isOpen(): boolean {
    return !this.ended;
  }

  /** Reads until the end. @throws what it ended with */
  async *read(): AsyncGenerator<T> {
    while (true) {
      while (this.waiting.length > 0) yield this.waiting.shift() as T;
      if (this.failure) throw this.failure;
      if (this.ended) return;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
