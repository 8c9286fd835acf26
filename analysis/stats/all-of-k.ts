import { requireScored } from './require-scored.ts';

/**
 * One outcome of k planned runs of a task: 1 where all are solved. Null where not all k are scored, even if one is not
 * solved: counting a task as soon as its outcome is settled would let in the unsolved ones first.
 * @throws RangeError where more than k are scored (`passHatK` is for that)
 */
export function allOfK(solved: number, scored: number, k: number): 0 | 1 | null {
  requireScored(scored, k);
  if (scored < k) return null;
  return solved === k ? 1 : 0;
}
