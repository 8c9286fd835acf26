import type { ReactNode } from 'react';
import type { TableCell, TableColumn } from '../../../analysis/figures/figure-table.ts';
import { shortenMiddle } from '../../../analysis/figures/shorten-middle.ts';
import { writtenCell } from '../../../analysis/figures/written-cell.ts';
import type { ReportTable } from '../../../analysis/report/report-table.ts';
import { isTermKey } from '../../../analysis/words/index.ts';
import { NullMark } from '../../parts/null-mark.tsx';
import { Zero } from '../../parts/zero.tsx';
import type { Column } from '../../table/column.ts';
import { CELL_TEXT } from './column-width.ts';
import type { FittedColumns } from './fitted-columns.ts';
import type { ReportLine } from './report-lines.ts';

const UNITS: Readonly<Partial<Record<NonNullable<TableColumn['unit']>, string>>> = {
  percent: '%',
  points: 'points',
};

const UNSAID = 'it does not apply here';

/** Horizontal paddings of a cell and of the first one. */
const WORD_PADDING = 26;
const NAME_PADDING = 20;

/** The columns of a report's table; their notes explain them, and names such as “System” are terms themselves. */
export function reportColumns(
  { columns }: FittedColumns,
  notes: ReportTable['notes'],
): readonly Column<ReportLine>[] {
  return columns.map(({ column, width }, i) => {
    const noun = column.label.toLowerCase();
    const term = notes[column.key] ?? (isTermKey(noun) ? noun : undefined);
    const unit = column.unit === null ? undefined : UNITS[column.unit];
    return {
      id: column.key,
      title: column.label,
      width,
      ...(unit === undefined ? {} : { unit }),
      ...(column.unit === null ? {} : { align: 'end' as const }),
      term,
      cell: (line) => (i === 0 ? <Name line={line} width={width} /> : <Cell {...{ column, width, line }} />),
    };
  });
}

function Name({ line, width }: { readonly line: ReportLine; readonly width: number }): ReactNode {
  const name = <Shortened text={line.name} width={width - NAME_PADDING} />;
  if (line.isContinued) return <span className="continued">{name}</span>;
  return line.row.kind === 'summary' ? <strong className="lead-number">{name}</strong> : name;
}

interface CellProps {
  readonly column: TableColumn;
  readonly width: number;
  readonly line: ReportLine;
}

function Cell({ column, width, line: { row } }: CellProps): ReactNode {
  const value = row.cells[column.key] ?? null;
  if (value === null)
    return row.kind === 'row' ? <NullMark reason={sentence(row.reasons?.[column.key] ?? UNSAID)} /> : null;
  if (value === 0 && column.unit === 'tasks') return <Zero n={0} />;
  if (column.unit === null)
    return <Shortened text={writtenCell(value, column)} width={width - WORD_PADDING} />;
  const text = writtenCell(value, column);
  return leads(column, value) ? <strong className="lead-number">{text}</strong> : text;
}

function sentence(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}

/** The difference is what a row is read for. */
function leads({ key }: TableColumn, value: TableCell): boolean {
  return key === 'difference' && typeof value === 'number';
}

function Shortened({ text, width }: { readonly text: string; readonly width: number }): ReactNode {
  const short = shortenMiddle(text, width, CELL_TEXT);
  if (short === text) return text;
  return (
    <span tabIndex={-1} data-hint={text}>
      {short}
    </span>
  );
}
