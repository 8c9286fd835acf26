import type { ReactNode } from 'react';
import type { Report } from '../../../analysis/model/report.ts';
import { scopeLines } from '../../../analysis/report/scope-lines.ts';
import { Explained } from '../../hints/explained.tsx';
import { walkHints } from '../../hints/walk-hints.ts';

/** What was compared and how: enough to make the report again. */
export function ReportScope({ report }: { readonly report: Report }): ReactNode {
  return (
    <dl className="report-scope" onKeyDown={walkHints}>
      {scopeLines(report).map(([name, value, term], i) => (
        <div key={name}>
          <dt>
            {term === null ? (
              name
            ) : (
              <Explained term={term} isStop={i === 0}>
                {name}
              </Explained>
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
