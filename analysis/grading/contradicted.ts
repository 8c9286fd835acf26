import type { LogParser } from './log-parsers/log-parsers.ts';
import type { ReportedStatus, StatusMap } from './test-status.ts';

/** Every way in which a runner says in a line that a test failed. */
const SAYS_FAILURE = /FAIL|not ok|✕|✗|×| F\b/;

const isPass = (status: ReportedStatus) => status === 'PASSED' || status === 'XFAIL';

/**
 * The results, but what any line says to have failed has failed, whatever another says later: a patch that can print can
 * add a pass after the runner's word, and no runner takes back a failure. The published harness takes the last word. An
 * error is no such word: pytest reports one in the teardown of a test that has passed.
 */
export function contradicted(statuses: StatusMap, output: string, parse: LogParser): StatusMap {
  const failed = new Set<string>();
  for (const line of output.split('\n'))
    if (SAYS_FAILURE.test(line))
      for (const [name, status] of parse(`${line}\n`)) if (status === 'FAILED') failed.add(name);
  return new Map(
    [...statuses].map(([name, status]) => [name, failed.has(name) && isPass(status) ? 'FAILED' : status]),
  );
}
