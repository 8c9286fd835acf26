import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Report } from '../../../analysis/model/report.ts';
import { reportTables } from '../../../analysis/report/report-tables.ts';
import { useActions } from '../../actions/use-actions.ts';
import { NothingCompared } from './nothing-compared.tsx';
import { ReportContents } from './report-contents.tsx';
import { ReportScope } from './report-scope.tsx';
import { ReportSection } from './report-section.tsx';
import { useSections } from './use-sections.ts';

/** One row of the page. */
interface Cursor {
  readonly title: string;
  readonly key: string;
}

/** The sections of a report one beneath the other, beside a list of them. */
export function ReportPage({ report }: { readonly report: Report }): ReactNode {
  const tables = useMemo(() => reportTables(report), [report]);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const { current, jump } = useSections(page, tables.length);
  useActions('Sections', [
    { id: 'next', title: 'Next section', keys: 'n', run: () => jump(current + 1) },
    { id: 'previous', title: 'Previous section', keys: 'N', run: () => jump(current - 1) },
    ...tables.map(({ title }, i) => ({ id: title, title, run: () => jump(i) })),
  ]);
  if (tables.length === 0) return <NothingCompared report={report} />;
  return (
    <div className="report" ref={page}>
      <ReportContents titles={tables.map(({ title }) => title)} current={current} onJump={jump} />
      <div className="report-sections">
        <ReportScope report={report} />
        {tables.map((table, i) => (
          <ReportSection
            key={table.title}
            table={table}
            report={report}
            isPrimary={i === 0}
            cursor={cursor?.title === table.title ? cursor.key : null}
            onCursor={(key) => setCursor({ title: table.title, key })}
          />
        ))}
      </div>
    </div>
  );
}
