import type { ReactNode } from 'react';
import { rowLabels } from '../../../analysis/compare/comparison-words.ts';
import type { Report } from '../../../analysis/model/report.ts';
import type { ReportTable } from '../../../analysis/report/report-table.ts';
import { useAddress } from '../../address/use-address.ts';
import { makeScrollable } from '../../parts/make-scrollable.ts';
import { DataTable } from '../../table/data-table.tsx';
import { firstList } from '../compare/first-list.ts';
import type { FittedColumns } from './fitted-columns.ts';
import { reportColumns } from './report-columns.tsx';
import { reportLines } from './report-lines.ts';

interface ReportNumbersProps {
  readonly section: ReportTable;
  readonly report: Report;
  readonly fitted: FittedColumns;
  readonly room: number;
  readonly isPrimary: boolean;
  /** Key of the row that the keyboard is at. */
  readonly cursor: string | null;
  readonly onCursor: (key: string) => void;
}

/** Lines up to which a table is drawn as a whole, so that the page can be searched. */
const MOST_DRAWN = 300;

/** The numbers of a section. Enter on a row lists the tasks that flipped, where the row is one of the comparison's. */
export function ReportNumbers(props: ReportNumbersProps): ReactNode {
  const { section, report, fitted, room, isPrimary, cursor, onCursor } = props;
  const { go } = useAddress();
  const lines = reportLines(section.table);
  const scrolls = fitted.width > room;
  const labels = rowLabels(report.comparison);
  const open = (key: string) => {
    const row = report.comparison.comparisons[labels.indexOf(lines[Number(key)]?.row.name ?? '')];
    if (row === undefined) return;
    const { system, condition } = row;
    const list = firstList(row);
    go({ row: { system, condition, benchmark: null, repeat: null }, list, run: null });
  };
  return (
    <div
      key={scrolls ? 'scrolls' : 'whole'}
      ref={scrolls ? makeScrollable : undefined}
      className="report-table"
      style={{ width: fitted.width }}
      data-scroller={scrolls ? '' : undefined}
    >
      <DataTable
        label={section.title}
        primary={isPrimary}
        columns={reportColumns(fitted, section.notes)}
        lines={lines}
        selected={cursor}
        isWhole={lines.length <= MOST_DRAWN}
        onSelect={onCursor}
        onOpen={open}
      />
    </div>
  );
}
