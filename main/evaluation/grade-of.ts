import { type GradeVerdict, verdictOf } from '../../analysis/grading/index.ts';
import type { Evaluated, Reading } from './verifier.ts';

/** An empty patch needs no container. @param referencePasses null where the reference has not been tried */
export const gradeOfEmpty = (referencePasses: boolean | null): GradeVerdict =>
  verdictOf({
    ...{ patchEmpty: true, patchApplied: null, timedOut: false, resolution: null, notGraded: null },
    referencePasses,
  });

/** The verdict on what was evaluated. @param referencePasses null where the reference has not been tried */
export function gradeOf(
  evaluated: Evaluated,
  reading: Reading,
  referencePasses: boolean | null,
): GradeVerdict {
  const verdict = verdictOf({
    patchEmpty: false,
    patchApplied: evaluated.applied,
    timedOut: evaluated.timedOut,
    referencePasses,
    resolution: reading.resolution,
    notGraded: reading.notGraded,
  });
  const isRead = verdict.verdict === 'resolved' || verdict.verdict === 'unresolved';
  return isRead && reading.because !== null ? { ...verdict, because: reading.because } : verdict;
}
