import { withPlainLineEnds } from './line-ends.ts';
import { endMarker, exitMarker, startMarker } from './markers.ts';

/** `truncated`: the log ends before the tests did, so that a test without a result may have passed. */
export type MarkedLog =
  | { readonly kind: 'complete'; readonly output: string; readonly exitCode: number | null }
  | { readonly kind: 'truncated'; readonly output: string }
  | { readonly kind: 'no-start' }
  | { readonly kind: 'repeated-start' };

/**
 * The tests' output from a log marked with `nonce`: from the only start to the last end after it. Markers count as whole
 * lines; plain ones, those of another nonce and those inside a line are output like any other. A second start means that
 * the nonce became known, so nothing is taken.
 */
export function splitMarkedLog(log: string, nonce: string): MarkedLog {
  const text = `\n${withPlainLineEnds(log)}\n`;
  const [start, end] = [`\n${startMarker(nonce)}\n`, `\n${endMarker(nonce)}\n`];
  const first = text.indexOf(start);
  if (first === -1) return { kind: 'no-start' };
  if (text.indexOf(start, first + 1) !== -1) return { kind: 'repeated-start' };
  // The start's own line end may be the end's first.
  const from = first + start.length;
  const last = text.lastIndexOf(end);
  if (last < from - 1) return { kind: 'truncated', output: text.slice(from, -1) };
  return {
    ...{ kind: 'complete', output: text.slice(from, Math.max(from, last)) },
    exitCode: exitCodeIn(text.slice(last + end.length - 1), nonce),
  };
}

function exitCodeIn(text: string, nonce: string): number | null {
  const mark = `\n${exitMarker(nonce)}`;
  const at = text.indexOf(mark);
  if (at === -1) return null;
  const found = /^-?\d{1,15}(?=\n)/.exec(text.slice(at + mark.length));
  return found ? Number(found[0]) : null;
}
