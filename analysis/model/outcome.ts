/**
 * What a run came to. Derived from its exit and its newest grade, never stored; the one derivation is the
 * store's `run_outcome` view. `null` stands for "no verdict yet" (submitted, never graded, or ambiguous).
 *
 * Scored: resolved, unresolved, empty-patch, patch-failed, and a test timeout where the reference is known
 * to pass under the same limit. Unscored (never failures): infra-error, not-run, null.
 */
export const OUTCOMES = [
  'resolved',
  'unresolved',
  'empty-patch',
  'patch-failed',
  'test-timeout',
  'infra-error',
  'not-run',
] as const;

export type Outcome = (typeof OUTCOMES)[number];
