import type { ReactNode } from 'react';
import { type Mark, markedTerms } from '../../analysis/words/index.ts';
import { Explained } from './explained.tsx';

interface ExplainedTextProps {
  readonly text: string;
  readonly marks: readonly Mark[];
}

const WHOLE = /(\[[^[\]]*\]|\bp [=<] [\d.]+)/;

/** Text in which intervals and p-values stand on one line. */
function unbroken(text: string): ReactNode {
  const pieces = text.split(WHOLE).map((piece, i, all) => ({ piece, at: all.slice(0, i).join('').length }));
  return pieces.map(({ piece, at }) =>
    WHOLE.test(piece) ? (
      <span key={at} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** A sentence whose statistics explain themselves: one stop of the Tab key, the arrow keys go on to the others. */
export function ExplainedText({ text, marks }: ExplainedTextProps): ReactNode {
  const parts = markedTerms(text, marks);
  const first = parts.find(({ term }) => term !== null);
  return parts.map((part) =>
    part.term === null ? (
      unbroken(part.text)
    ) : (
      <Explained key={part.term} term={part.term} isStop={part === first}>
        {unbroken(part.text)}
      </Explained>
    ),
  );
}
