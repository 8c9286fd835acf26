import type { ReadLog } from './not-graded.ts';
import { suiteRan } from './suite-ran.ts';
import type { StatusMap } from './test-status.ts';

/**
 * Results that can be graded: there are some, or at least a sign in `log` that tests ran; and a command that failed did
 * report a failure, since a patch can print passes of its own.
 */
export function credibleResults(statuses: StatusMap, log: string, exitCode: number | null): ReadLog {
  if (statuses.size === 0 && !suiteRan(log)) return { graded: false, because: 'no-results' };
  const failed = exitCode !== null && exitCode !== 0;
  if (failed && statuses.size > 0 && !reportsFailure(statuses))
    return { graded: false, because: 'exit-code-contradicts' };
  return { graded: true, statuses, exitCode };
}

function reportsFailure(statuses: StatusMap): boolean {
  for (const status of statuses.values()) if (status === 'FAILED' || status === 'ERROR') return true;
  return false;
}
