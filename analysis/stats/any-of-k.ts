import { requireScored } from './require-scored.ts';

/**
 * One outcome of k planned runs of a task: 1 where at least one is solved. Null where not all k are scored, even if one
 * is solved: counting a task as soon as its outcome is settled would let in the solved ones first.
 * @throws RangeError where more than k are scored (`passAtK` is for that)
 */
export function anyOfK(solved: number, scored: number, k: number): 0 | 1 | null {
  requireScored(scored, k);
  if (scored < k) return null;
  return solved > 0 ? 1 : 0;
}
