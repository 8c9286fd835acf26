export { compareRows } from './compare.ts';
export type { CompareOptions } from './compare-options.ts';
export { meanDifference } from './mean-difference.ts';
export { type PairedOutcome, pairedOutcomes, type Transition } from './paired-outcomes.ts';
export { rateOfRepeat, rateOverRepeats } from './rate.ts';
