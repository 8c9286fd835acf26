import type { StatusMap } from '../test-status.ts';
import { DIGITS } from './digits.ts';
import { trim } from './python-text.ts';

const RESULT = new RegExp(`^(ok|not ok) [${DIGITS}]+ ([^\\n]+)$`);

/**
 * As `parse_log_tap`: each result line, at any depth. The name is all that follows the number, so that it keeps TAP's
 * dash, and a directive such as `# SKIP`, which is not heeded: a skipped test passes. `parseNodeTap` reads TAP itself.
 */
export function parseTap(log: string): StatusMap {
  const statuses = new Map<string, string>();
  for (const line of log.split('\n')) {
    const found = RESULT.exec(trim(line));
    if (found) statuses.set(found[2]!, found[1] === 'ok' ? 'PASSED' : 'FAILED');
  }
  return statuses;
}
