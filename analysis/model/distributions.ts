/** What a run takes, and `words`: of what is asked. Tokens are input and output together, cached ones once. */
export const DISTRIBUTION_MEASURES = ['steps', 'tokens', 'cost_usd', 'duration_s', 'words'] as const;
export type DistributionMeasure = (typeof DISTRIBUTION_MEASURES)[number];

/** What the groups are; each is of one benchmark. `both`: each system under each condition. */
export const GROUPINGS = ['system', 'condition', 'both'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What a histogram is divided by: the verdict of a run; a text has none. */
export const PARTS = ['resolved', 'unresolved', 'unscored', 'text'] as const;
export type Part = (typeof PARTS)[number];

/** Counts of each part that the group has, one per bin. */
export type BinCounts = Readonly<Partial<Record<Part, readonly number[]>>>;

/**
 * `runs`, of a system, a condition or both; or texts: the tasks' own `statements`, the `scripts` of a condition, the first
 * messages of the sessions of a `corpus`. What does not tell groups apart is null.
 */
export interface DistributionGroup {
  readonly kind: 'runs' | 'statements' | 'scripts' | 'corpus';
  readonly benchmark: string | null;
  readonly system: string | null;
  readonly condition: string | null;
  readonly corpus: string | null;
}

/** Quantiles are of type 7. */
export interface Summary {
  readonly min: number;
  readonly p5: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly p95: number;
  readonly max: number;
  readonly mean: number;
}

export interface Distribution extends DistributionGroup {
  /** Runs (or texts), and of these the ones whose measure is known; what is not known is not 0. */
  readonly n: number;
  readonly n_known: number;
  /** Over the known ones; null where `reason` says why. */
  readonly summary: Summary | null;
  readonly reason: string | null;
  /** Null where there are no such bins, or no summary. */
  readonly linear: BinCounts | null;
  readonly log10: BinCounts | null;
  /** Known values that are not above 0, which a logarithmic scale has no place for. */
  readonly n_not_positive: Readonly<Partial<Record<Part, number>>>;
}

/** Bins that all groups share: from each edge up to but not including the next. */
export interface Bins {
  /** Ascending, one more than bins. */
  readonly edges: readonly number[];
}

export interface Distributions {
  readonly measure: DistributionMeasure;
  readonly by: Grouping;
  /** Null where no group has a summary; `log10` also where no value is above 0. */
  readonly linear: Bins | null;
  readonly log10: Bins | null;
  readonly groups: readonly Distribution[];
}
