import type { ReactNode } from 'react';
import { type Mark, markedTerms } from '../../analysis/words/index.ts';
import { Explained } from './explained.tsx';

interface ExplainedTextProps {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A sentence whose statistics explain themselves: one stop of the Tab key, the arrow keys go on to the others. */
export function ExplainedText({ text, marks }: ExplainedTextProps): ReactNode {
  const parts = markedTerms(text, marks);
  const first = parts.find(({ term }) => term !== null);
  return parts.map((part) =>
    part.term === null ? (
      part.text
    ) : (
      <Explained key={part.term} term={part.term} isStop={part === first}>
        {part.text}
      </Explained>
    ),
  );
}
