import type { ReactNode } from 'react';
import type { Report } from '../../../analysis/model/report.ts';
import { scopeLines } from '../../../analysis/report/scope-lines.ts';

/** What was compared and how: enough to make the report again. */
export function ReportScope({ report }: { readonly report: Report }): ReactNode {
  return (
    <dl className="report-scope">
      {scopeLines(report).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
