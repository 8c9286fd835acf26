import type { CompareBy } from '../../analysis/model/comparison.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import type { LeftOutKind } from '../../analysis/model/left-out.ts';
import type { MatrixOrder } from '../../analysis/model/outcome-matrix.ts';
import type { RowKey } from '../../analysis/model/row-key.ts';
import type { TermKey } from '../../analysis/words/index.ts';
import type { TRANSITIONS } from '../../preload/schemas/comparison-schema.ts';
import type { FigureAddress } from './figure-address.ts';

export const VIEWS = [
  'overview',
  'compare',
  'ranks',
  'matrix',
  'evaluate',
  'figures',
  'sql',
  'imports',
] as const;
export type View = (typeof VIEWS)[number];

/** Faces of a comparison other than its figure. */
export const FACES = ['report'] as const;

/** Sides of the swap matrix, where not both are shown. */
export const SIDES = ['a', 'b'] as const;

export type Transition = (typeof TRANSITIONS)[number];

/** Lists of a comparison's tasks; `flipped` is both directions of change. */
export type PairListName = Transition | 'flipped';

/** A cell of the matrix. */
export interface CellKey {
  readonly task: string;
  readonly system: string;
  readonly condition: string;
}

/** Lists of runs that a matrix opens: of its brushed tasks, and of one cell. */
export const CELL_LISTS = ['tasks', 'cell'] as const;
export type CellList = (typeof CELL_LISTS)[number];

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** Everything that a link to a selection has to restore. */
export interface Address {
  readonly view: View;
  readonly filter: Filter;
  readonly by: CompareBy | null;
  readonly a: string | null;
  readonly b: string | null;
  /** The runs of each side, where filters are compared. */
  readonly filter_a: Filter;
  readonly filter_b: Filter;
  /** Repository rows are drawn under each system of the forest plot. */
  readonly repositories: boolean;
  /** The comparison as one page of tables; null is the figure with its numbers. */
  readonly face: (typeof FACES)[number] | null;
  /** Orders of the matrix; null is its first one. */
  readonly rows: MatrixOrder['rows'] | null;
  readonly columns: MatrixOrder['columns'] | null;
  /** The matrix's cursor, and the task at the other end of what is brushed. */
  readonly cell: CellKey | null;
  readonly to: string | null;
  /** The side that the swap matrix shows; null is both. */
  readonly side: (typeof SIDES)[number] | null;
  readonly row: RowKey | null;
  /** Details of the selected row are open; what an overview leaves out can be listed of all its rows too. */
  readonly list: PairListName | 'runs' | LeftOutKind | CellList | null;
  readonly run: number | null;
  /** The grade whose log is open. */
  readonly log: number | null;
  /** The experiment that is open. */
  readonly experiment: number | null;
  /** The import whose summary is open. */
  readonly imported: number | null;
  readonly sort: Sort | null;
  /** Rows of the view whose name holds this text. */
  readonly find: string;
  readonly query: string | null;
  /** The glossary is open: at a term, or at its beginning. */
  readonly glossary: TermKey | 'all' | null;
  /** The figure that is being made; null is the gallery. */
  readonly figure: FigureAddress | null;
}

export const HOME: Address = {
  view: 'overview',
  filter: {},
  by: null,
  a: null,
  b: null,
  filter_a: {},
  filter_b: {},
  repositories: false,
  face: null,
  rows: null,
  columns: null,
  cell: null,
  to: null,
  side: null,
  row: null,
  list: null,
  run: null,
  log: null,
  experiment: null,
  imported: null,
  sort: null,
  find: '',
  query: null,
  glossary: null,
  figure: null,
};
