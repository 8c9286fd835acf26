/** What a test came to, in SWE-bench's words. */
export const TEST_STATUSES = ['FAILED', 'PASSED', 'SKIPPED', 'ERROR', 'XFAIL'] as const;

export type TestStatus = (typeof TEST_STATUSES)[number];

/**
 * What a parser takes for a status. Nearly always a `TestStatus`; but the published parsers for pytest take the whole word
 * that begins (or ends) with one, so `ERROR:root:no such file` gives the status `ERROR:root:no`. Such a word is neither a
 * pass nor a failure, and a listed test that has it counts on neither side, as it does in the published harness.
 */
export type ReportedStatus = TestStatus | (string & {});

/** Test → what a log reports of it, in the order of first mention. */
export type StatusMap = ReadonlyMap<string, ReportedStatus>;

export function isTestStatus(status: string): status is TestStatus {
  return (TEST_STATUSES as readonly string[]).includes(status);
}
