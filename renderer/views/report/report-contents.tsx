import type { ReactNode } from 'react';

interface ReportContentsProps {
  readonly titles: readonly string[];
  readonly current: number;
  readonly onJump: (to: number) => void;
}

/** The page's sections by name; the one being read is marked. */
export function ReportContents({ titles, current, onJump }: ReportContentsProps): ReactNode {
  return (
    <nav className="report-contents" aria-label="Sections of the report">
      <ol>
        {titles.map((title, i) => (
          <li key={title}>
            <button
              type="button"
              className="contents-link"
              aria-current={i === current ? 'location' : undefined}
              onClick={() => onJump(i)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
