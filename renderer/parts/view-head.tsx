import type { ReactNode } from 'react';
import type { Mark } from '../../analysis/words/index.ts';
import { ExplainedText } from '../hints/explained-text.tsx';
import { walkHints } from '../hints/walk-hints.ts';

interface ViewHeadProps {
  readonly question: string;
  /** The answer, made from the numbers below: a sentence, or one for each thing that must not be mixed. */
  readonly answer?: string | readonly string[] | undefined;
  /** What of the answer is explained. */
  readonly marks?: readonly Mark[];
  /** Pickers that say what the question is about. */
  readonly children?: ReactNode;
  /** On the right: search, export. */
  readonly tools?: ReactNode;
}

/** Every view opens with its question and the answer as a sentence. */
export function ViewHead({ question, answer, marks = [], children, tools }: ViewHeadProps): ReactNode {
  return (
    <header className="view-head">
      <div className="view-head-line">
        <h2 className="view-question">{question}</h2>
        <div className="view-tools">{tools}</div>
      </div>
      {children}
      {[answer ?? []].flat().map((sentence) => (
        <p key={sentence} className="view-answer" onKeyDown={walkHints}>
          <ExplainedText text={sentence} marks={marks} />
        </p>
      ))}
    </header>
  );
}
