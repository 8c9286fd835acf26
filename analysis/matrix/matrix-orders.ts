import type { MatrixColumn, MatrixOrder, MatrixRow, MatrixTree } from '../model/outcome-matrix.ts';
import { clusteredLines } from './clustered-lines.ts';
import type { CellCounts } from './matrix-input.ts';

interface LineOrder {
  /** Which line stands at each place. */
  readonly order: Int32Array;
  readonly tree: MatrixTree | null;
}

/** `rows` in the order of task ids. */
export function rowOrder(rows: readonly MatrixRow[], cells: CellCounts, by: MatrixOrder['rows']): LineOrder {
  const ease = (row: number) => rows[row]!.solved_share;
  const order = sorted(rows.length, (x, y) => descending(ease(x), ease(y)));
  if (by === 'difficulty') return { order, tree: null };
  const repository = (row: number) => rows[row]!.repository;
  if (by === 'repository')
    return { order: order.toSorted((x, y) => ascendingName(repository(x), repository(y))), tree: null };
  const width = cells.runs.length / Math.max(1, rows.length);
  return clustered(order, width, cells, (row, column) => row * width + column);
}

/** `columns` in the order of their names. */
export function columnOrder(
  columns: readonly Pick<MatrixColumn, 'rate'>[],
  cells: CellCounts,
  by: MatrixOrder['columns'],
): LineOrder {
  const n = columns.length;
  if (by === 'name') return { order: sorted(n, () => 0), tree: null };
  const order = sorted(n, (x, y) => descending(columns[x]!.rate, columns[y]!.rate));
  if (by === 'rate') return { order, tree: null };
  return clustered(order, cells.runs.length / Math.max(1, n), cells, (column, row) => row * n + column);
}

/** Ties stay in the order given. */
function sorted(n: number, compare: (x: number, y: number) => number): Int32Array {
  return Int32Array.from(Array.from({ length: n }, (_, line) => line).sort(compare));
}

/** Undefined ones last. */
function descending(x: number | null, y: number | null): number {
  return (y ?? -1) - (x ?? -1);
}

function ascendingName(x: string | null, y: string | null): number {
  if (x === y) return 0;
  if (x === null || y === null) return x === null ? 1 : -1;
  return x < y ? -1 : 1;
}

/** `order` settles ties, and which of the two directions is taken: the line that comes first in it comes first. */
function clustered(
  order: Int32Array,
  width: number,
  { scored, resolved }: CellCounts,
  at: (line: number, cell: number) => number,
): LineOrder {
  const n = order.length;
  const shares = new Float64Array(n * width);
  for (let place = 0; place < n; place += 1)
    for (let cell = 0; cell < width; cell += 1) {
      const found = at(order[place]!, cell);
      shares[place * width + cell] = resolved[found]! / scored[found]!;
    }
  const lines = clusteredLines(shares, n, width);
  return { order: lines.order.map((place) => order[place]!), tree: lines.tree };
}
