/** Of the tables that are written while an import goes on. */
export interface Ids {
  readonly attempts: IdBlocks;
  readonly grades: IdBlocks;
  readonly evaluations: IdBlocks;
  readonly budget_entries: IdBlocks;
}

/** Keys handed out ahead of their rows, so that those can be written while an import goes on. */
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
