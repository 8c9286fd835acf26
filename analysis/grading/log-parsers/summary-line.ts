import { TEST_STATUSES } from '../test-status.ts';
import { DIGITS } from './digits.ts';
import { words } from './python-text.ts';

const SKIP_COUNT = new RegExp(`^\\[[${DIGITS}]+\\]$`);

export const beginsWithStatus = (line: string) => TEST_STATUSES.some((status) => line.startsWith(status));
export const endsWithStatus = (line: string) => TEST_STATUSES.some((status) => line.endsWith(status));

/** pytest folds skipped tests into `SKIPPED [3] path:12: reason`: a count, not a test. */
export const isSkipCount = (status: string, name: string) => status === 'SKIPPED' && SKIP_COUNT.test(name);

/**
 * Status and test of a line of pytest's short summary; null for any other line. The name is the second word alone, so
 * that a parameter with a space is cut at it, as in the published lists of tests.
 */
export function readSummaryLine(line: string): readonly [status: string, name: string] | null {
  if (!beginsWithStatus(line)) return null;
  const [status, name] = words(line.startsWith('FAILED') ? line.replaceAll(' - ', ' ') : line);
  if (status === undefined || name === undefined || isSkipCount(status, name)) return null;
  return [status, name];
}
