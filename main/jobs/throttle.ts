/** Passes on what it is told, at most once in an interval; the last of several is never lost, only later. */
export class Throttle<T> {
  private passedAt = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waiting: { readonly value: T } | null = null;

  constructor(
    private readonly pass: (value: T) => void,
    private readonly interval: number,
    private readonly now: () => number,
  ) {}

  tell(value: T): void {
    const left = this.interval - (this.now() - this.passedAt);
    if (left <= 0) this.passOn(value);
    else {
      this.waiting = { value };
      this.timer ??= setTimeout(() => this.waiting && this.passOn(this.waiting.value), left);
    }
  }

  /** What still waits is dropped: something final follows. */
  end(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = null;
  }

  private passOn(value: T): void {
    this.end();
    this.passedAt = this.now();
    this.pass(value);
  }
}
