import type { ReactNode } from 'react';
import type { FigureTable, TableColumn, TableRow } from '../../../analysis/figures/figure-table.ts';
import { writtenCell, writtenHeader } from '../../../analysis/figures/written-cell.ts';
import { NullMark } from '../../parts/null-mark.tsx';
import type { Column } from '../../table/column.ts';

const CHARACTER_PX = 7;
const PADDING_PX = 24;
const MOST_CHARACTERS = 40;

/** Columns of a figure's table, as wide as their longest text, at most forty characters. */
export function figureColumns({ columns, rows }: FigureTable): readonly Column<TableRow>[] {
  return columns.map((column) => ({
    id: column.key,
    title: writtenHeader(column),
    align: column.unit === null ? 'start' : 'end',
    width: widthOf(column, rows),
    cell: (row) => <Cell row={row} column={column} />,
  }));
}

function widthOf(column: TableColumn, rows: readonly TableRow[]): number {
  const texts = rows.map(({ cells }) => writtenCell(cells[column.key] ?? null, column));
  const longest = Math.max(writtenHeader(column).length, ...texts.map((text) => text.length));
  return CHARACTER_PX * Math.min(MOST_CHARACTERS, longest) + PADDING_PX;
}

function Cell({ row, column }: { readonly row: TableRow; readonly column: TableColumn }): ReactNode {
  const value = row.cells[column.key] ?? null;
  if (value === null) return <NullMark reason={row.reasons?.[column.key] ?? 'It does not apply here.'} />;
  const text = writtenCell(value, column);
  return (
    <span className="clip" title={text}>
      {text}
    </span>
  );
}
