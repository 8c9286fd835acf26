import type { ReportedStatus, StatusMap } from './test-status.ts';

/** The tests of a task, by the reference's result before and after it. */
export interface GoldTests {
  readonly FAIL_TO_PASS: readonly string[];
  readonly PASS_TO_PASS: readonly string[];
}

/** `fail-only`: the log names failures alone, so that a test that it does not name has passed. */
export type EvalType = 'pass-and-fail' | 'fail-only';

export interface TestGroup {
  readonly success: readonly string[];
  readonly failure: readonly string[];
}

/** A test with a word for a status that is none is in neither list (see `ReportedStatus`). */
export interface TestsReport {
  readonly FAIL_TO_PASS: TestGroup;
  readonly PASS_TO_PASS: TestGroup;
}

export type Resolution = 'FULL' | 'PARTIAL' | 'NO';

/** Repositories that SWE-bench's harness 5 grades by failures alone. */
const FAIL_ONLY: ReadonlySet<string> = new Set([
  'bpmn-io/bpmn-js',
  'chartjs/Chart.js',
  'eslint/eslint',
  'markedjs/marked',
  'openlayers/openlayers',
  'processing/p5.js',
]);

export const evalTypeOf = (repository: string): EvalType =>
  FAIL_ONLY.has(repository) ? 'fail-only' : 'pass-and-fail';

/**
 * The listed tests by their results, as `get_eval_tests_report` of SWE-bench's harness 5: a test passes with PASSED or
 * XFAIL; a skipped one keeps a PASS_TO_PASS but solves no FAIL_TO_PASS; one that is missing has failed.
 */
export function testsReport(
  statuses: StatusMap,
  gold: GoldTests,
  evalType: EvalType = 'pass-and-fail',
): TestsReport {
  const passes = evalType === 'fail-only' ? notFailed : passed;
  const keeps = evalType === 'fail-only' ? notFailed : maintained;
  return {
    FAIL_TO_PASS: groupOf(gold.FAIL_TO_PASS, (test) => passes(test, statuses)),
    PASS_TO_PASS: groupOf(gold.PASS_TO_PASS, (test) => keeps(test, statuses)),
  };
}

/** FULL: every listed test passes. PARTIAL: all of PASS_TO_PASS, and some of FAIL_TO_PASS. An empty list passes. */
export function resolutionOf({ FAIL_TO_PASS, PASS_TO_PASS }: TestsReport): Resolution {
  if (PASS_TO_PASS.failure.length > 0) return 'NO';
  if (FAIL_TO_PASS.failure.length === 0) return 'FULL';
  return FAIL_TO_PASS.success.length > 0 ? 'PARTIAL' : 'NO';
}

/** Null: neither. */
type Passes = (test: string) => boolean | null;

function groupOf(tests: readonly string[], passes: Passes): TestGroup {
  const results = tests.map(passes);
  return {
    success: tests.filter((_, i) => results[i] === true),
    failure: tests.filter((_, i) => results[i] === false),
  };
}

const notFailed = (test: string, statuses: StatusMap) => statuses.get(test) !== 'FAILED';

function passed(test: string, statuses: StatusMap): boolean | null {
  const status = statusOf(test, statuses);
  if (isPass(status)) return true;
  return status === undefined || ['FAILED', 'ERROR', 'SKIPPED'].includes(status) ? false : null;
}

const maintained = (test: string, statuses: StatusMap) =>
  statusOf(test, statuses) === 'SKIPPED' || passed(test, statuses);

const isPass = (status: ReportedStatus | undefined) => status === 'PASSED' || status === 'XFAIL';

/**
 * Hundreds of the published names are cut within a parameter (`test_x[log(photon`). Such a one, known by a bracket that is
 * not closed, stands for the tests that begin with it, where those all pass or none does.
 */
function statusOf(test: string, statuses: StatusMap): ReportedStatus | undefined {
  if (statuses.has(test) || !isCut(test)) return statuses.get(test);
  const found = [...statuses].filter(([name]) => name.startsWith(test)).map(([, status]) => status);
  const [first] = found;
  return found.every((status) => isPass(status) === isPass(first)) ? first : undefined;
}

const isCut = (test: string) => test.split('[').length > test.split(']').length;
