import type { ReactNode } from 'react';
import type { TermKey } from '../../analysis/words/index.ts';

interface ExplainedProps {
  readonly term: TermKey;
  /** The Tab key stops here; else only the arrow keys of what is around do. */
  readonly isStop?: boolean;
  readonly children: ReactNode;
}

/** A word that explains itself to pointer, keyboard and finger. */
export function Explained({ term, isStop = true, children }: ExplainedProps): ReactNode {
  return (
    <dfn className="explained" tabIndex={isStop ? 0 : -1} data-term={term} data-hint-press="">
      {children}
    </dfn>
  );
}
