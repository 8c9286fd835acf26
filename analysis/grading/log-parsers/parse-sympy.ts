import type { StatusMap } from '../test-status.ts';
import { trim, words } from './python-text.ts';

const MARKS = { ' E': 'ERROR', ' F': 'FAILED', ' ok': 'PASSED' } as const;

/**
 * SymPy's own runner, as `parse_log_sympy`: `test_x ok`, with `E` or `F` for an error or a failure, and the headings
 * `___ path.py:test_x ___` of tracebacks, which are failures whatever went wrong. Other letters (`f`, `X`, `s`, `w`) and
 * slow tests, whose line ends with their time, are not read; headings come first, whatever their place.
 */
export function parseSympy(log: string): StatusMap {
  const statuses = new Map<string, string>();
  const lines = log.split('\n');
  for (const line of lines) {
    const name = headed(line);
    if (name !== null) statuses.set(name, 'FAILED');
  }
  for (const line of lines.map(trim)) {
    const mark = Object.entries(MARKS).find(([ending]) => line.endsWith(ending));
    if (mark && line.startsWith('test_')) statuses.set(words(line)[0]!, mark[1]);
  }
  return statuses;
}

/** The name runs from the first space to the last, and must hold `.py:`; the underlines around it may be missing. */
function headed(line: string): string | null {
  const [start, end] = [line.indexOf(' ') + 1, line.lastIndexOf(' ')];
  if (start === 0 || end < start) return null;
  const name = line.slice(start, end);
  return name.includes('.py:') ? name : null;
}
