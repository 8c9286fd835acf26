import type { StatusMap } from '../test-status.ts';
import { readSummaryLine } from './summary-line.ts';

/** As `parse_log_pytest_options`: pytest, with a parameter that is a path cut to its last part. */
export function parsePytestOptions(log: string): StatusMap {
  const statuses = new Map<string, string>();
  for (const line of log.split('\n')) {
    const found = readSummaryLine(line);
    if (found) statuses.set(withShortPath(found[1]), found[0]);
  }
  return statuses;
}

/** What follows the last bracket is lost, path or not. */
function withShortPath(name: string): string {
  const [open, close] = [name.indexOf('['), name.lastIndexOf(']')];
  if (open === -1 || close < open) return name;
  const option = name.slice(open + 1, close);
  const isPath = option.startsWith('/') && !option.startsWith('//') && !option.includes('*');
  return `${name.slice(0, open)}[${isPath ? option.slice(option.lastIndexOf('/')) : option}]`;
}
