/** What came of one kind of ill-treatment. */
export interface Finding {
  readonly name: string;
  /** What was done and seen, in a few words. */
  readonly seen: string;
  /** A sentence each; none where all is as it should be. */
  readonly faults: readonly string[];
}
