import type { ReactNode } from 'react';
import { PATIENCE_MS } from '../../parts/skeleton.tsx';
import { useLate } from '../../parts/use-late.ts';

const WORDS_MS = 1500;
const SECTIONS = [3, 4, 6];

const keysTo = (n: number) => Array.from({ length: n }, (_, line) => `line-${line}`);

/** The page's shape in grey after 300 ms; what is being computed in words, where it takes longer. */
export function ReportSkeleton(): ReactNode {
  const isLate = useLate(PATIENCE_MS);
  const takesLong = useLate(WORDS_MS);
  if (!isLate) return null;
  return (
    <div className="report" role="status" aria-label="Writing the report">
      <div className="report-contents">
        {keysTo(8).map((key) => (
          <div key={key} className="skeleton-line" />
        ))}
      </div>
      <div className="report-sections">
        {takesLong && (
          <p className="quiet-text report-waiting">
            Resampling tasks and repositories, row by row. Many systems take some seconds.
          </p>
        )}
        {SECTIONS.map((lines) => (
          <div key={lines} className="skeleton-section">
            {keysTo(lines).map((key) => (
              <div key={key} className="skeleton-line" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
