import type { FigureTable, TableColumn, TableRow } from '../../../analysis/figures/figure-table.ts';
import { columnWidth } from './column-width.ts';

const LEAST_NAME = 150;
/** Shorter than this, long names look alike: detail gives way first. */
const READABLE_NAME = 260;
/** Words stand a little off the numbers before them. */
const WORD_GAP = 14;
/** And names off the numbers after them. */
const NAME_GAP = 12;
/** Beyond this a text is shortened, and whole on hover. */
const WIDEST_NAME = 360;
const WIDEST_WORDS = 260;

export interface FittedColumns {
  readonly columns: readonly { readonly column: TableColumn; readonly width: number }[];
  /** How many columns of detail are left out for want of room. */
  readonly n_folded: number;
  /** Pixels; more than there is room for where the table has to scroll. */
  readonly width: number;
}

/** Columns of a table in `room` pixels. Names give way while they stay readable, then detail does, then names again. */
export function fittedColumns({ columns, rows }: FigureTable, room: number, unfold: boolean): FittedColumns {
  const { isRoomy, ...whole } = withWidths(columns, rows, room);
  if (unfold || isRoomy) return { ...whole, n_folded: 0 };
  const kept = columns.filter(({ detail }) => detail !== true);
  const { isRoomy: _, ...folded } = withWidths(kept, rows, room);
  return { ...folded, n_folded: columns.length - kept.length };
}

function withWidths(columns: readonly TableColumn[], rows: readonly TableRow[], room: number) {
  const [first, ...rest] = columns;
  if (first === undefined) return { columns: [], width: 0, isRoomy: true };
  const others = rest.map((column) => ({
    column,
    width: columnWidth(column, rows, WIDEST_WORDS) + (column.unit === null ? WORD_GAP : 0),
  }));
  const taken = others.reduce((sum, { width }) => sum + width, 0);
  const wanted = columnWidth(first, rows, WIDEST_NAME) + NAME_GAP;
  const width = Math.max(Math.min(wanted, room - taken), Math.min(wanted, LEAST_NAME));
  const isRoomy = width >= Math.min(wanted, READABLE_NAME) && width + taken <= room;
  return { columns: [{ column: first, width }, ...others], width: width + taken, isRoomy };
}
