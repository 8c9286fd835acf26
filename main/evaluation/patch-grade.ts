import type { GradeVerdict, TestsReport } from '../../analysis/grading/index.ts';

/** What grading one patch came to, with all that is needed to grade its log again without a container. */
export interface PatchGrade {
  readonly verdict: GradeVerdict;
  /** The listed tests by their results; null where the log gives none. */
  readonly report: TestsReport | null;
  /** How the patch was applied; null where none was, or none could be. */
  readonly rung: string | null;
  /** Every command with its output, the tests' own between markers that nothing inside could know. */
  readonly log: string;
  /** With it, `log` is read again. */
  readonly nonce: string;
  /** `sha256:…` of the image graded in. */
  readonly image_id: string;
  readonly seconds: number;
  /** What a person should know of it, a sentence each. */
  readonly remarks: readonly string[];
}
