import { visibleText } from '../../analysis/format/visible-text.ts';

export type LineKind = 'command' | 'mark' | 'failure';

/** The lines of a log with nothing hidden in them: escapes of a terminal are shown as signs. */
export const logLines = (text: string): readonly string[] => visibleText(text).split('\n');

const FAILURE = /^(FAILED|ERROR|FAIL:|ERROR:|not ok\b)|^(E {2,}|.*\b(FAIL|FAILED|ERRORED)$)|^Traceback \(/;

/** What a line is that a reader looks for; null for all others. */
export function lineKind(line: string): LineKind | null {
  if (line.startsWith('$ ')) return 'command';
  if (line.startsWith('>>>>> ')) return 'mark';
  return FAILURE.test(line) ? 'failure' : null;
}
