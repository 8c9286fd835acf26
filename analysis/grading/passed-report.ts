import type { GoldTests, TestGroup, TestsReport } from './resolve.ts';
import type { StatusMap } from './test-status.ts';

/** The listed tests by whether they are reported as PASSED, and nothing else, as SWE-bench Pro and Multi-SWE-bench ask. */
export function passedReport(statuses: StatusMap, gold: GoldTests): TestsReport {
  const group = (tests: readonly string[]): TestGroup => ({
    success: tests.filter((test) => statuses.get(test) === 'PASSED'),
    failure: tests.filter((test) => statuses.get(test) !== 'PASSED'),
  });
  return { FAIL_TO_PASS: group(gold.FAIL_TO_PASS), PASS_TO_PASS: group(gold.PASS_TO_PASS) };
}
