const MOST_ITEMS = 512;
/** Text that may wait in one batch, in characters. */
export const MOST_TEXT = 250_000;

/** Gathers items of one kind until there are enough of them, or of their text, to be sent together. */
export class Gatherer<T> {
  private waiting: T[] = [];
  private text = 0;

  constructor(
    private readonly sizeOf: (item: T) => number,
    private readonly send: (items: readonly T[]) => Promise<void>,
  ) {}

  async take(item: T): Promise<void> {
    this.waiting.push(item);
    this.text += this.sizeOf(item);
    if (this.waiting.length >= MOST_ITEMS || this.text > MOST_TEXT) await this.flush();
  }

  async flush(): Promise<void> {
    const items = this.waiting;
    this.waiting = [];
    this.text = 0;
    if (items.length > 0) await this.send(items);
  }
}
