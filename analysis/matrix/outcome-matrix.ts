import {
  MATRIX_OUTCOMES,
  type MatrixCells,
  type MatrixRow,
  type OutcomeMatrix,
} from '../model/outcome-matrix.ts';
import { cellOutcomes } from './cell-outcomes.ts';
import type { CellCounts, MatrixInput } from './matrix-input.ts';
import { columnOrder, rowOrder } from './matrix-orders.ts';
import { solvedCounts } from './solved-counts.ts';

/** The matrix in the order that is asked for. At most `MOST_CLUSTERED` lines where that is clustered. */
export function outcomeMatrix(input: MatrixInput): OutcomeMatrix {
  const { benchmark, order, tasks, columns } = input;
  const width = columns.length;
  const { solved, unique } = solvedCounts(input, tasks.length, width);
  const rows = tasks.map((task, row) => ({ ...task, ...rowCounts(input, row * width, width) }));
  const byRow = rowOrder(rows, input, order.rows);
  const byColumn = columnOrder(columns, input, order.columns);
  return {
    ...{ benchmark, order, legend: MATRIX_OUTCOMES, solved },
    rows: Array.from(byRow.order, (row) => rows[row]!),
    columns: Array.from(byColumn.order, (column) => ({
      ...columns[column]!,
      n_unique: unique.anywhere[column]!,
      n_unique_everywhere: unique.everywhere[column]!,
    })),
    cells: orderedCells(input, byRow.order, byColumn.order),
    ...{ row_tree: byRow.tree, column_tree: byColumn.tree },
  };
}

function rowCounts({ scored, resolved }: CellCounts, from: number, width: number) {
  let [n_columns, n_scored, n_resolved] = [0, 0, 0];
  for (let at = from; at < from + width; at += 1) {
    n_columns += Number(scored[at]! > 0);
    n_scored += scored[at]!;
    n_resolved += resolved[at]!;
  }
  const solved_share: MatrixRow['solved_share'] = n_scored === 0 ? null : n_resolved / n_scored;
  return { n_columns, n_scored, n_resolved, solved_share };
}

function orderedCells(cells: CellCounts, rows: Int32Array, columns: Int32Array): MatrixCells {
  const width = columns.length;
  const ordered = <Counts extends Uint8Array | Uint16Array>(counts: Counts): Counts =>
    counts.map((_, at) => counts[rows[Math.floor(at / width)]! * width + columns[at % width]!]!) as Counts;
  return {
    runs: ordered(cells.runs),
    scored: ordered(cells.scored),
    resolved: ordered(cells.resolved),
    outcome: ordered(cellOutcomes(cells)),
  };
}
