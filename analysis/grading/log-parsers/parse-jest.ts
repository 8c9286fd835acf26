import type { StatusMap } from '../test-status.ts';
import { DIGITS } from './digits.ts';
import { parseMarkFirst } from './parse-mark-first.ts';
import { trim, WHITE_SPACE } from './python-text.ts';

const MARKS = { '✓': 'PASSED', '✕': 'FAILED', '○': 'SKIPPED' } as const;
const TIME = new RegExp(`(?<!^)[${WHITE_SPACE}]\\([${DIGITS}]+[${WHITE_SPACE}]*m?s\\)$`);

/**
 * `jest --verbose`, as `parse_log_jest`: `✓ name (5 ms)`. The groups that a test stands in are not read, so that of tests
 * with one name the last counts; nor is a todo, nor a time with a fraction, which stays in the name.
 */
export function parseJest(log: string): StatusMap {
  return parseMarkFirst(log, MARKS, (told) => trim(told.replace(TIME, '')));
}
