import type { FigureTable, TableColumn, TableRow } from '../../../analysis/figures/figure-table.ts';
import { columnWidth } from './column-width.ts';

const LEAST_NAME = 150;
/** Paddings of the table's last cell beyond those of the others. */
const EDGE = 4;
/** Words stand a little off the numbers before them. */
const WORD_GAP = 14;

export interface FittedColumns {
  readonly columns: readonly { readonly column: TableColumn; readonly width: number }[];
  /** How many columns of detail are left out for want of room. */
  readonly n_folded: number;
  /** Pixels; more than there is room for where the table has to scroll. */
  readonly width: number;
}

/** Columns of a table in `room` pixels: those of detail go first, then the names give way. */
export function fittedColumns({ columns, rows }: FigureTable, room: number, unfold: boolean): FittedColumns {
  const whole = withWidths(columns, rows, room);
  if (unfold || whole.width <= room) return { ...whole, n_folded: 0 };
  const kept = columns.filter(({ detail }) => detail !== true);
  return { ...withWidths(kept, rows, room), n_folded: columns.length - kept.length };
}

function withWidths(columns: readonly TableColumn[], rows: readonly TableRow[], room: number) {
  const [name, ...others] = columns.map((column, i) => {
    const gap = column.unit === null && i > 0 ? WORD_GAP : 0;
    return { column, width: columnWidth(column, rows) + gap };
  });
  if (name === undefined) return { columns: [], width: 0 };
  const rest = others.reduce((sum, { width }) => sum + width, EDGE);
  const width = Math.max(Math.min(name.width, room - rest), Math.min(name.width, LEAST_NAME));
  return { columns: [{ ...name, width: width + EDGE }, ...others], width: width + rest };
}
