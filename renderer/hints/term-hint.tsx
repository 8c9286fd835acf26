import type { ReactNode } from 'react';
import { GLOSSARY, type TermKey } from '../../analysis/words/index.ts';

interface TermHintProps {
  readonly term: TermKey;
  readonly onMore: (term: TermKey) => void;
}

/** A term as a hint: its name, two sentences, where its formula comes from, and the way to the glossary. */
export function TermHint({ term, onMore }: TermHintProps): ReactNode {
  const { name, text, source } = GLOSSARY[term];
  return (
    <>
      <p className="hint-name">{name}</p>
      <p>{text}</p>
      {source !== null && <p className="hint-source">Source: {source}</p>}
      <div className="hint-more">
        <button
          type="button"
          tabIndex={-1}
          // The focus stays where the hint is about.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMore(term)}
        >
          More in the glossary
        </button>
        <kbd>m</kbd>
      </div>
    </>
  );
}
