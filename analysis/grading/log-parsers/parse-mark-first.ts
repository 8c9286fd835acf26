import type { StatusMap, TestStatus } from '../test-status.ts';
import { isWhite, trim } from './python-text.ts';

/** Tests of lines that begin, at any depth, with a mark of one character: what follows its space, as `nameIn` cuts it. */
export function parseMarkFirst(
  log: string,
  marks: Readonly<Record<string, TestStatus>>,
  nameIn: (told: string) => string,
): StatusMap {
  const statuses = new Map<string, TestStatus>();
  for (const line of log.split('\n').map(trim)) {
    const mark = line.slice(0, 1);
    if (isWhite(line[1]) && Object.hasOwn(marks, mark)) statuses.set(nameIn(line.slice(2)), marks[mark]!);
  }
  return statuses;
}
