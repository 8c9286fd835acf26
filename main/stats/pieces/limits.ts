import type { Interval } from '../../../analysis/model/comparison.ts';

/** An interval as two values; both null where there is none. */
export const limitsOf = (interval: Interval | null) => ({
  low: interval?.[0] ?? null,
  high: interval?.[1] ?? null,
});
