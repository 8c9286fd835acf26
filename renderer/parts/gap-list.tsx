import type { ReactNode } from 'react';

/** One thing that is not in the numbers: what it holds for, and why. */
export interface Gap {
  readonly text: string;
  /** Names of the rows, for who points at the scope. */
  readonly rows: readonly string[];
  /** The rows as words: their names where they are few, else how many of all. */
  readonly scope: string;
}

interface GapListProps {
  readonly gaps: readonly Gap[];
  /** Stands where nothing is left out. */
  readonly nothing: string;
  readonly children?: ReactNode;
}

/** What is not in the numbers above, and why. */
export function GapList({ gaps, nothing, children }: GapListProps): ReactNode {
  return (
    <section className="left-out">
      <h3>Left out</h3>
      {gaps.length === 0 && <p className="quiet-text">{nothing}</p>}
      <ul>
        {gaps.map(({ text, scope, rows }) => (
          <li key={text}>
            <span className="left-out-name" title={rows.join(', ')}>
              {scope}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
