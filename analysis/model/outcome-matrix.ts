import type { RateRow } from './rate-row.ts';

/**
 * What the runs of one system and condition on one task come to; the place in this list is the code in a matrix. `missing`:
 * no run. `unscored`: none of its runs is scored. `resolved`, `unresolved`: all of its scored runs are, whether one or
 * several. `mixed`: of several scored runs some resolve the task and some do not.
 */
export const MATRIX_OUTCOMES = ['missing', 'unscored', 'unresolved', 'resolved', 'mixed'] as const;

export type MatrixOutcome = (typeof MATRIX_OUTCOMES)[number];

export const ROW_ORDERS = ['difficulty', 'clustered', 'repository'] as const;
export const COLUMN_ORDERS = ['rate', 'name', 'clustered'] as const;

export interface MatrixOrder {
  /**
   * `difficulty`: most solved tasks first. `repository`: by its name, unknown ones last, and within it by difficulty.
   * `clustered`: tasks with alike outcomes side by side. Ties by task id.
   */
  readonly rows: (typeof ROW_ORDERS)[number];
  /** `rate`: highest first. `name`: system, then condition. `clustered`: alike ones side by side. Ties by name. */
  readonly columns: (typeof COLUMN_ORDERS)[number];
}

/** A system under a condition; its rate is over its own tasks, as in the table of rates. */
export interface MatrixColumn
  extends Pick<
    RateRow,
    'system' | 'condition' | 'n_tasks' | 'n_scored' | 'n_unscored' | 'resolved' | 'rate' | 'ci' | 'ci_method'
  > {
  /** Tasks that no other column solves in any run, of those scored here and in another column. */
  readonly n_unique: number;
  /** The same, of the tasks that are scored in every column. */
  readonly n_unique_everywhere: number;
}

export interface MatrixRow {
  readonly task: string;
  readonly repository: string | null;
  /** Columns in which the task is scored. */
  readonly n_columns: number;
  /** Scored runs of all columns, and of these the ones that resolve it. */
  readonly n_scored: number;
  readonly n_resolved: number;
  /** n_resolved / n_scored, each run counting once: low for a hard task. Null where nothing is scored. */
  readonly solved_share: number | null;
}

/** Row-major: the cell of row i and column j is at i · columns + j. */
export interface MatrixCells {
  readonly runs: Uint16Array;
  readonly scored: Uint16Array;
  readonly resolved: Uint16Array;
  /** Places in `legend`. */
  readonly outcome: Uint8Array;
}

/**
 * How many tasks are solved by how many columns. A column solves a task where any of its runs does; all columns solve it
 * where every scored run of each column that is scored on it does.
 */
export interface SolvedCounts {
  /** The tasks counted: the denominator. */
  readonly n_tasks: number;
  readonly none: number;
  readonly all: number;
  /** Solved by exactly one column, of at least two that are scored on it. */
  readonly one: number;
}

/** The merges of an average linkage, whose leaves are the rows (or columns) by their places. */
export interface MatrixTree {
  /** Two nodes a merge, the lower first, by ascending height: a place below n is a leaf, n + k is merge k. */
  readonly merges: Int32Array;
  readonly heights: Float64Array;
  /** Pairs without a commonly scored cell, whose distance is taken to be the greatest, 1. */
  readonly n_undefined: number;
}

/** Tasks × systems of one benchmark. A task without any chosen run is in no row. */
export interface OutcomeMatrix {
  readonly benchmark: string;
  readonly order: MatrixOrder;
  readonly legend: readonly (typeof MATRIX_OUTCOMES)[number][];
  readonly rows: readonly MatrixRow[];
  readonly columns: readonly MatrixColumn[];
  readonly cells: MatrixCells;
  /** Over the tasks scored in at least one column, and over those scored in every column. */
  readonly solved: { readonly anywhere: SolvedCounts; readonly everywhere: SolvedCounts };
  /** Null where the order is not clustered. */
  readonly row_tree: MatrixTree | null;
  readonly column_tree: MatrixTree | null;
}
