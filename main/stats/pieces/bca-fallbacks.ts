import type { BcaFallback } from '../../../analysis/stats/index.ts';

/** Why BCa is another interval. */
export const BCA_FALLBACKS: Readonly<Record<BcaFallback, string>> = {
  'no-variation': 'bca is the percentile interval: all differences are equal',
  'one-sided': 'bca is the percentile interval: all resamples lie on one side of the mean',
  'out-of-range': 'bca is the percentile interval: its correction has run past its pole',
};
