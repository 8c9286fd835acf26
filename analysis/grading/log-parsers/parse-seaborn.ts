import type { StatusMap } from '../test-status.ts';
import { words } from './python-text.ts';

/** As `parse_log_seaborn`: failures of pytest's short summary, passes there or from verbose lines; errors are not read. */
export function parseSeaborn(log: string): StatusMap {
  const statuses = new Map<string, string>();
  for (const line of log.split('\n')) {
    const [first, second] = words(line);
    if (first === undefined || second === undefined) continue;
    if (line.startsWith('FAILED')) statuses.set(second, 'FAILED');
    else if (line.includes(' PASSED ')) {
      if (second === 'PASSED') statuses.set(first, 'PASSED');
    } else if (line.startsWith('PASSED')) statuses.set(second, 'PASSED');
  }
  return statuses;
}
