import type { MatrixColumn, MatrixOrder, MatrixRow } from '../model/outcome-matrix.ts';

/** Counts of each cell, row-major. */
export interface CellCounts {
  readonly runs: Uint16Array;
  readonly scored: Uint16Array;
  readonly resolved: Uint16Array;
}

/** What a matrix is made from: tasks in the order of their ids, columns in the order of their names. */
export interface MatrixInput extends CellCounts {
  readonly benchmark: string;
  readonly tasks: readonly Pick<MatrixRow, 'task' | 'repository'>[];
  readonly columns: readonly Omit<MatrixColumn, 'n_unique' | 'n_unique_everywhere'>[];
  readonly order: MatrixOrder;
}
