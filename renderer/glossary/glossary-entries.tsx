import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { TermGroup, TermKey } from '../../analysis/words/index.ts';
import { makeScrollable } from '../parts/make-scrollable.ts';
import { GlossaryEntry } from './glossary-entry.tsx';

interface GlossaryEntriesProps {
  readonly groups: readonly TermGroup[];
  /** What they were found by. */
  readonly query: string;
  /** The term that is asked for. */
  readonly current: TermKey | null;
  readonly onGo: (term: TermKey) => void;
}

/** The terms, group by group, on one page that scrolls to the one that is asked for. */
export function GlossaryEntries({ groups, query, current, onGo }: GlossaryEntriesProps): ReactNode {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => makeScrollable(page.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found by other words begins at the top.
  useLayoutEffect(() => {
    if (page.current) page.current.scrollTop = 0;
  }, [query]);
  useLayoutEffect(() => {
    const entry = current && page.current?.querySelector<HTMLElement>(`[data-entry="${current}"]`);
    if (!entry) return;
    entry.scrollIntoView({ block: 'center' });
    entry.focus({ preventScroll: true });
  }, [current]);
  return (
    <section ref={page} className="glossary-page" aria-label="Words">
      {groups.map(({ name, keys }) => (
        <section key={name} className="glossary-group" aria-label={name}>
          <h3>{name}</h3>
          <dl>
            {keys.map((key) => (
              <GlossaryEntry key={key} term={key} isCurrent={key === current} onGo={onGo} />
            ))}
          </dl>
        </section>
      ))}
      {groups.length === 0 && <p className="quiet-text padded">No word of the glossary holds this.</p>}
    </section>
  );
}
