import type { StatusMap } from '../test-status.ts';
import { DIGITS } from './digits.ts';
import { parseMarkFirst } from './parse-mark-first.ts';
import { WHITE_SPACE } from './python-text.ts';

const MARKS = { '✓': 'PASSED', '×': 'FAILED', '↓': 'SKIPPED' } as const;
const ADDITION = new RegExp(`(?<!^)[${WHITE_SPACE}](?:[${DIGITS}]+[${WHITE_SPACE}]*m?s?|\\[skipped\\])$`);

/**
 * `vitest --reporter=verbose`, as `parse_log_vitest`: `✓ file > group > name 5ms`. A number that ends a name is taken for
 * its time.
 */
export function parseVitest(log: string): StatusMap {
  return parseMarkFirst(log, MARKS, (told) => told.replace(ADDITION, ''));
}
