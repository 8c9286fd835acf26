import type { StatusMap } from '../test-status.ts';
import { DIGITS } from './digits.ts';
import { words } from './python-text.ts';
import { beginsWithStatus, endsWithStatus, isSkipCount } from './summary-line.ts';

const COLOUR = new RegExp(`\\[[${DIGITS}]+m`, 'g');
const CONTROLS = new RegExp(`[${String.fromCharCode(1)}-${String.fromCharCode(31)}]`, 'g');

/**
 * As `parse_log_pytest_v2`: lines that begin with a status, or (older pytest, or verbose) end with one; simple colours are
 * dropped. Names keep their spaces, except tabs, which go with the control characters and join what they parted.
 */
export function parsePytestV2(log: string): StatusMap {
  const statuses = new Map<string, string>();
  for (const raw of log.split('\n')) {
    const line = raw.replace(COLOUR, '').replace(CONTROLS, '');
    const found = beginsWithStatus(line) ? statusFirst(line) : endsWithStatus(line) ? statusLast(line) : null;
    if (found) statuses.set(found[1], found[0]);
  }
  return statuses;
}

type Found = readonly [status: string, name: string] | null;

/** A failure's reason follows the first ` - `, and so does the rest of a name that has one. */
function statusFirst(line: string): Found {
  const told = line.startsWith('FAILED') ? line.split(' - ', 1)[0]! : line;
  const [status, ...name] = words(told);
  if (status === undefined || name.length === 0 || isSkipCount(status, name[0]!)) return null;
  return [status, name.join(' ')];
}

function statusLast(line: string): Found {
  const parts = words(line);
  const status = parts.pop();
  return status === undefined || parts.length === 0 ? null : [status, parts.join(' ')];
}
