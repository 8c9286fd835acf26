import type { DistributionMeasure } from '../model/distributions.ts';
import { count, fixed } from './number.ts';

const WORDS: Readonly<Record<DistributionMeasure, string>> = {
  steps: 'steps',
  tokens: 'tokens',
  cost_usd: 'cost (USD)',
  duration_s: 'duration (s)',
  words: 'words',
};

const DIGITS: Readonly<Record<DistributionMeasure, number>> = {
  steps: 1,
  tokens: 0,
  cost_usd: 3,
  duration_s: 1,
  words: 1,
};

/** What a measure is called. */
export const measureWord = (measure: DistributionMeasure): string => WORDS[measure];

/** A value of a measure as it is printed, with as many digits as it has. */
export function measureCell(measure: DistributionMeasure, value: number): string {
  const digits = DIGITS[measure];
  return digits === 0 ? count(value) : fixed(value, digits);
}
