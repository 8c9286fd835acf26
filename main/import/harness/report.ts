import type { ImportedGrade } from '../format.ts';
import { asObject, asText, asTexts, type Untyped } from '../untyped.ts';
import { type FailureReason, failureNote, readFailureReason, TIMED_OUT } from './failure-reason.ts';

type Test = ImportedGrade['tests'][number];

/** What the harness' `report.json` says of one task: a verdict, or that there was no patch to test. */
export interface Report {
  readonly file: string;
  readonly model: string | null;
  readonly grade: ImportedGrade | null;
  /** The patch was empty or missing. */
  readonly patchEmpty: boolean;
  /** What the harness guesses of a failure; null: nothing. */
  readonly note: string | null;
}

const GROUPS = {
  FAIL_TO_PASS: 'F2P',
  PASS_TO_PASS: 'P2P',
  FAIL_TO_FAIL: 'F2F',
  PASS_TO_FAIL: 'P2F',
} as const;

function readTests(status: Untyped | null): readonly Test[] {
  return Object.entries(GROUPS).flatMap(([name, group]) => {
    const results = asObject(status?.[name]);
    const tests = (key: string, passed: boolean) =>
      asTexts(results?.[key]).map((test) => ({ name: test, group, passed }));
    return [...tests('success', true), ...tests('failure', false)];
  });
}

/** Where no test came out, the harness' guess at the cause tells what became of the patch. */
function untestedVerdict(reason: FailureReason): ImportedGrade['verdict'] {
  if (reason.word === TIMED_OUT) return 'test-timeout';
  return reason.isEnvironment ? 'infra-error' : 'unresolved';
}

/**
 * The flag of the patch counts only where no test was run: SWE-smith leaves it false for every patch, also for those with
 * test results or a resolved task.
 */
function verdictOf(entry: Untyped): ImportedGrade['verdict'] {
  if (entry.timed_out === true) return 'test-timeout';
  if (entry.resolved === true) return 'resolved';
  const isUntested = entry.patch_successfully_applied === false && asObject(entry.tests_status) === null;
  const reason = readFailureReason(entry);
  if (isUntested && reason !== null) return untestedVerdict(reason);
  return isUntested ? 'patch-failed' : 'unresolved';
}

function readGrade(entry: Untyped): ImportedGrade {
  const status = asObject(entry.tests_status);
  const tests = readTests(status);
  const count = (group: Test['group'], passed: boolean) =>
    status === null ? null : tests.filter((test) => test.group === group && test.passed === passed).length;
  return {
    verdict: verdictOf(entry),
    verifier_version: null,
    f2p_pass: count('F2P', true),
    f2p_fail: count('F2P', false),
    p2p_pass: count('P2P', true),
    p2p_fail: count('P2P', false),
    tests,
  };
}

/** Whether an object is the harness' word on one task: a verdict, or SWE-smith's report that the tests ran out of time. */
export function isReportEntry(entry: Untyped): boolean {
  return typeof entry.resolved === 'boolean' || (entry.timed_out === true && 'timeout' in entry);
}

/** The harness' word on one task; null where it is none. `model`: who made the patch, where the entry does not say. */
export function readReportEntry(value: unknown, file: string, model: string | null): Report | null {
  const entry = asObject(value);
  if (entry === null || !isReportEntry(entry)) return null;
  const patchEmpty = entry.patch_is_None === true || entry.patch_exists === false;
  const reason = readFailureReason(entry);
  return {
    file,
    model: asText(entry.model_name_or_path) ?? model,
    patchEmpty,
    note: reason === null ? null : failureNote(reason),
    grade: patchEmpty ? null : readGrade(entry),
  };
}

/** The report on `instance` in a parsed `report.json`; null where the file says nothing about it. */
export function readReport(value: unknown, instance: string, file: string, model: string): Report | null {
  return readReportEntry(asObject(value)?.[instance], file, model);
}
