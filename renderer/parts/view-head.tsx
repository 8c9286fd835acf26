import type { ReactNode } from 'react';

interface ViewHeadProps {
  readonly question: string;
  /** The answer, made from the numbers below: a sentence, or one for each thing that must not be mixed. */
  readonly answer?: string | readonly string[] | undefined;
  /** Pickers that say what the question is about. */
  readonly children?: ReactNode;
  /** On the right: search, export. */
  readonly tools?: ReactNode;
}

/** Every view opens with its question and the answer as a sentence. */
export function ViewHead({ question, answer, children, tools }: ViewHeadProps): ReactNode {
  return (
    <header className="view-head">
      <div className="view-head-line">
        <h2 className="view-question">{question}</h2>
        <div className="view-tools">{tools}</div>
      </div>
      {children}
      {[answer ?? []].flat().map((sentence) => (
        <p key={sentence} className="view-answer">
          {sentence}
        </p>
      ))}
    </header>
  );
}
