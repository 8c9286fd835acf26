import type { ImportedGrade } from './format.ts';

/** A verdict of which nothing else is told: no counts, no tests. */
export const bareGrade = (verdict: ImportedGrade['verdict']): ImportedGrade => ({
  verdict,
  verifier_version: null,
  f2p_pass: null,
  f2p_fail: null,
  p2p_pass: null,
  p2p_fail: null,
  tests: [],
});
