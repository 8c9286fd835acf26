export interface RankOptions {
  /** The same seed gives the same numbers. */
  readonly seed: string;
  /** Resamples and relabellings where not all are enumerated; 10,000 unless told. */
  readonly draws?: number | undefined;
}
