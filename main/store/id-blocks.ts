/** Keys of attempts, handed out ahead of their rows so that events can be written while their import goes on. */
export class IdBlocks {
  private next: Promise<number> | null = null;

  /** `last`: the highest key that is taken, 0 where there is none. Asked once: this process is the only writer. */
  constructor(private readonly last: () => Promise<number>) {}

  /** @returns the first of `count` keys in a row. A block that is not used leaves a gap. */
  async reserve(count: number): Promise<number> {
    const first = this.next ?? this.last().then((last) => last + 1);
    this.next = first.then((key) => key + count);
    return first;
  }
}
