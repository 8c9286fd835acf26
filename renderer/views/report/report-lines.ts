import type { FigureTable, TableRow } from '../../../analysis/figures/figure-table.ts';
import type { Line } from '../../table/column.ts';

export interface ReportLine {
  readonly row: TableRow;
  /** Text of the first column. */
  readonly name: string;
  /** The line above has the same name, which is then written once. */
  readonly isContinued: boolean;
}

/** The rows of a table as lines, in their order. */
export function reportLines({ columns, rows }: FigureTable) {
  const nameOf = (row: TableRow | undefined) => String(row?.cells[columns[0]?.key ?? ''] ?? '');
  return rows.map((row, i) => {
    const name = nameOf(row);
    const line: ReportLine = { row, name, isContinued: i > 0 && name === nameOf(rows[i - 1]) };
    return { kind: 'row', key: String(i), row: line } as const satisfies Line<ReportLine>;
  });
}
