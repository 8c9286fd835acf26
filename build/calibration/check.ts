import type { Interval } from '../../analysis/model/comparison.ts';
import type { Check } from './study.ts';

/** A test at 5%: it rejects where p ≤ 0.05. */
export function rejection<Sample>(
  name: string,
  estimand: string,
  p: (sample: Sample) => number | null | undefined,
): Check<Sample> {
  return {
    ...{ name, estimand, nominal: 0.05 },
    holds: (sample) => {
      const value = p(sample) ?? null;
      return value === null ? null : value <= 0.05;
    },
  };
}

/** A 95% interval: it covers where the true value lies within, or on, its limits. */
export function coverage<Sample>(
  name: string,
  estimand: string,
  truth: number,
  interval: (sample: Sample) => Interval | null | undefined,
): Check<Sample> {
  return {
    ...{ name, estimand, nominal: 0.95 },
    holds: (sample) => {
      const limits = interval(sample) ?? null;
      return limits === null ? null : limits[0] <= truth && truth <= limits[1];
    },
  };
}
