import type { ImportedGrade } from '../format.ts';

const UNCOUNTED = { f2p_pass: null, f2p_fail: null, p2p_pass: null, p2p_fail: null, tests: [] };

/** A verdict of which nothing more is known. */
export function bareGrade(verdict: ImportedGrade['verdict']): ImportedGrade {
  return { verdict, verifier_version: null, ...UNCOUNTED };
}
