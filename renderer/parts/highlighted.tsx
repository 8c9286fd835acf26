import type { ReactNode } from 'react';
import { comparable } from './comparable.ts';

const MOST_MARKS = 500;

interface HighlightedProps {
  readonly text: string;
  /** Empty: nothing is marked. Capitals count only where it has some. */
  readonly wanted: string;
}

/** Plain text with every place marked where the wanted text stands. */
export function Highlighted({ text, wanted }: HighlightedProps): ReactNode {
  if (wanted === '') return text;
  const within = comparable(text, wanted);
  // Lower case of a few letters is longer than they are; then places would not fit.
  if (within.length !== text.length) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (
    let at = within.indexOf(wanted);
    at >= 0 && parts.length < 2 * MOST_MARKS;
    at = within.indexOf(wanted, from)
  ) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}
