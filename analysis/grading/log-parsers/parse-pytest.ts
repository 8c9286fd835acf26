import type { StatusMap } from '../test-status.ts';
import { readSummaryLine } from './summary-line.ts';

/**
 * pytest's short summary (`-rA`), as `parse_log_pytest`. A line of the tests' own output that begins with a status word
 * is taken for a result too.
 */
export function parsePytest(log: string): StatusMap {
  const statuses = new Map<string, string>();
  for (const line of log.split('\n')) {
    const found = readSummaryLine(line);
    if (found) statuses.set(found[1], found[0]);
  }
  return statuses;
}
