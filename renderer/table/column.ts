import type { ReactNode } from 'react';
import type { TermKey } from '../../analysis/words/index.ts';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Stands in the header, small, instead of in every cell. */
  readonly unit?: string;
  /** What it holds, as the glossary explains it. */
  readonly term?: TermKey | undefined;
  readonly align?: 'start' | 'end';
  /** Pixels; a column without takes what is left, 140 at least. */
  readonly width?: number;
  /** Drawn in the header under the title, such as an axis. */
  readonly header?: ReactNode;
  readonly sortable?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** What a table shows in one line of the fixed row height. */
export type Line<Row> =
  | { readonly kind: 'group'; readonly key: string; readonly content: ReactNode }
  | {
      readonly kind: 'row';
      readonly key: string;
      readonly row: Row;
      readonly level?: 1 | 2;
      readonly expanded?: boolean;
    };

const LEAST_FREE_WIDTH = 140;

/** The width below which a table of these columns scrolls sideways. */
export function leastWidth(columns: readonly { readonly width?: number }[]): number {
  return columns.reduce((sum, { width }) => sum + (width ?? LEAST_FREE_WIDTH), 0);
}

/** Whether pressing a column's title does something: sort, or explain. */
export function isPressable(
  { sortable, term }: Pick<Column<never>, 'sortable' | 'term'>,
  canSort: boolean,
): boolean {
  return term !== undefined || (sortable === true && canSort);
}
