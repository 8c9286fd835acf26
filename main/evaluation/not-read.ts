import type { Evaluated, Reading } from './verifier.ts';

export const NOT_READ: Reading = {
  report: null,
  statuses: null,
  resolution: null,
  notGraded: null,
  because: null,
};

/** The reading of an evaluation in which the tests did not run to their end; null where they did. */
export function readHindered({ applied, timedOut, stopped }: Evaluated): Reading | null {
  const isHindered = applied === false || timedOut || stopped !== null;
  return isHindered ? { ...NOT_READ, notGraded: stopped } : null;
}
