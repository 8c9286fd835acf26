import type { OutcomeMatrix } from '../../model/outcome-matrix.ts';
import { inOrder } from '../in-order.ts';

/** The matrix with the columns of the listed systems first; a tree does not hold for another order. */
export function inColumnOrder(matrix: OutcomeMatrix, order: readonly string[]): OutcomeMatrix {
  if (order.length === 0) return matrix;
  const { columns, cells } = matrix;
  const width = columns.length;
  const places = inOrder([...columns.keys()], (place) => columns[place]!.system, order);
  const moved = <Counts extends Uint8Array | Uint16Array>(counts: Counts): Counts =>
    counts.map((_, at) => counts[at - (at % width) + places[at % width]!]!) as Counts;
  return {
    ...matrix,
    columns: places.map((place) => columns[place]!),
    cells: {
      runs: moved(cells.runs),
      scored: moved(cells.scored),
      resolved: moved(cells.resolved),
      outcome: moved(cells.outcome),
    },
    column_tree: null,
  };
}
