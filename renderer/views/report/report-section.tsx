import { type ReactNode, useId, useState } from 'react';
import type { Report } from '../../../analysis/model/report.ts';
import type { ReportTable } from '../../../analysis/report/report-table.ts';
import { useWidth } from '../../parts/use-width.ts';
import { fittedColumns } from './fitted-columns.ts';
import { ReportNumbers } from './report-numbers.tsx';
import { ReportRemark } from './report-remark.tsx';

interface ReportSectionProps {
  readonly table: ReportTable;
  readonly report: Report;
  /** Its table takes `j` and `k`. */
  readonly isPrimary: boolean;
  /** Key of the row of its table that the keyboard is at. */
  readonly cursor: string | null;
  readonly onCursor: (key: string) => void;
}

/** One table of the report: its title, what to know before the numbers, the numbers. */
export function ReportSection({ table: section, report, ...keyboard }: ReportSectionProps): ReactNode {
  const { title, remarks, table } = section;
  const id = useId();
  const [frame, room] = useWidth<HTMLDivElement>();
  const [unfold, setUnfold] = useState(false);
  const fitted = fittedColumns(table, room, unfold);
  return (
    <section className="report-section" data-section="" aria-labelledby={id}>
      <div className="report-section-head">
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        {(fitted.n_folded > 0 || unfold) && (
          <button type="button" className="link" aria-expanded={unfold} onClick={() => setUnfold(!unfold)}>
            {unfold ? 'Fold the columns of detail' : `Show ${fitted.n_folded} more columns`}
          </button>
        )}
      </div>
      {remarks.length > 0 && (
        <ul className="report-remarks">
          {remarks.map((text) => (
            <ReportRemark key={text} text={text} />
          ))}
        </ul>
      )}
      <div ref={frame}>
        {table.rows.length === 0 && <p className="quiet-text">No row has these numbers.</p>}
        {table.rows.length > 0 && room > 0 && (
          <ReportNumbers section={section} report={report} fitted={fitted} room={room} {...keyboard} />
        )}
      </div>
    </section>
  );
}
