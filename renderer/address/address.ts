import type { Filter } from '../../analysis/model/filter.ts';
import type { TRANSITIONS } from '../../preload/schemas/comparison-schema.ts';
import type { FigureAddress } from './figure-address.ts';

export const VIEWS = ['overview', 'compare', 'figures', 'sql', 'imports'] as const;
export type View = (typeof VIEWS)[number];

export const COMPARE_BY = ['condition', 'system', 'benchmark'] as const;
export type CompareBy = (typeof COMPARE_BY)[number];

/** Faces of a comparison other than its figure. */
export const FACES = ['report'] as const;

export type Transition = (typeof TRANSITIONS)[number];

/** One row of the view's table: a rate (benchmark set; repeat null for the mean) or a comparison (both null). */
export interface RowKey {
  readonly benchmark: string | null;
  readonly system: string;
  readonly condition: string | null;
  readonly repeat: number | null;
}

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
  /** Repository rows are drawn under each system of the forest plot. */
  readonly repositories: boolean;
  /** The comparison as one page of tables; null is the figure with its numbers. */
  readonly face: (typeof FACES)[number] | null;
  readonly row: RowKey | null;
  /** Details of the selected row are open; `flipped` lists both directions of change. */
  readonly list: Transition | 'flipped' | 'runs' | null;
  readonly run: number | null;
  /** The import whose summary is open. */
  readonly imported: number | null;
  readonly sort: Sort | null;
  /** Rows of the view whose name holds this text. */
  readonly find: string;
  readonly query: string | null;
  /** The figure that is being made; null is the gallery. */
  readonly figure: FigureAddress | null;
}

export const HOME: Address = {
  view: 'overview',
  filter: {},
  by: null,
  a: null,
  b: null,
  repositories: false,
  face: null,
  row: null,
  list: null,
  run: null,
  imported: null,
  sort: null,
  find: '',
  query: null,
  figure: null,
};
