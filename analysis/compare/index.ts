export type { CompareOptions } from './compare-options.ts';
export { compareRow, type RowAlone } from './compare-row.ts';
export { compareRows } from './compare-rows.ts';
export { joinedRows } from './joined-rows.ts';
export { meanDifference } from './mean-difference.ts';
export { type PairedOutcome, pairedOutcomes, type Transition } from './paired-outcomes.ts';
export { rateOfRepeat, rateOverRepeats } from './rate.ts';
export { type RowIntervals, rowIntervals } from './row-intervals.ts';
