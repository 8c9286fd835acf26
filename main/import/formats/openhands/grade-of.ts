import { bareGrade } from '../../bare-grade.ts';
import type { ImportedGrade } from '../../format.ts';
import { asNumber, asObject, type Untyped } from '../../untyped.ts';

export interface Verdict {
  readonly grade: ImportedGrade | null;
  /** The harness found no patch to test. */
  readonly patchEmpty: boolean;
}

const NONE: Verdict = { grade: null, patchEmpty: false };

/** Written as a boolean, and as 0 or 1 by the first versions. */
const is = (value: unknown): boolean => value === true || value === 1;

const FAULTS: readonly (readonly [string, ImportedGrade['verdict']])[] = [
  ['failed_apply_patch', 'patch-failed'],
  ['test_timeout', 'test-timeout'],
  ['error_eval', 'infra-error'],
  ['failed_apply_test_patch', 'infra-error'],
  ['test_errored', 'infra-error'],
];

function ofReport(report: Untyped): Verdict {
  if (is(report.empty_generation)) return { grade: null, patchEmpty: true };
  if (is(report.resolved)) return { grade: bareGrade('resolved'), patchEmpty: false };
  const fault = FAULTS.find(([key]) => is(report[key]));
  if (fault !== undefined) return { grade: bareGrade(fault[1]), patchEmpty: false };
  return 'resolved' in report ? { grade: bareGrade('unresolved'), patchEmpty: false } : NONE;
}

/**
 * The verdict in a row: the `report` of the SWE-bench evaluation (`result` in the first versions), or the exit code of the
 * tests where they were run at once, as for the exercises of Aider. None where the row is silent.
 */
export function gradeOf(row: Untyped): Verdict {
  const result = asObject(row.test_result);
  const report = asObject(result?.report) ?? asObject(row.report) ?? asObject(result?.result);
  if (report !== null) return ofReport(report);
  const code = asNumber(result?.exit_code);
  return code === null
    ? NONE
    : { grade: bareGrade(code === 0 ? 'resolved' : 'unresolved'), patchEmpty: false };
}
