import type { ReactNode } from 'react';
import { GLOSSARY, isTermKey, type TermKey } from '../../analysis/words/index.ts';

interface GlossaryEntryProps {
  readonly term: TermKey;
  readonly isCurrent: boolean;
  readonly onGo: (term: TermKey) => void;
}

/** A term with its two sentences, its source, and the terms that are read beside it. */
export function GlossaryEntry({ term, isCurrent, onGo }: GlossaryEntryProps): ReactNode {
  const { name, text, source, see } = GLOSSARY[term];
  return (
    <div className="glossary-entry" data-entry={term} tabIndex={-1} aria-current={isCurrent || undefined}>
      <dt>{name}</dt>
      <dd>
        <p>{text}</p>
        {source !== null && <p className="glossary-source">Source: {source}</p>}
        <ul className="glossary-see" aria-label={`Beside ${name}`}>
          {see.filter(isTermKey).map((other) => (
            <li key={other}>
              <button type="button" className="link" onClick={() => onGo(other)}>
                {GLOSSARY[other].name}
              </button>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
