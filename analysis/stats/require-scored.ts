import { requireRuns } from './repeated-task.ts';

/** @throws RangeError unless k is a whole number from 1 up and no more than k runs are scored */
export function requireScored(scored: number, k: number): void {
  requireRuns(k);
  if (scored > k) throw new RangeError(`${scored} scored runs are more than the k = ${k} planned ones`);
}
