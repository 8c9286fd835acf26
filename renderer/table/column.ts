import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Stands in the header, small, instead of in every cell. */
  readonly unit?: string;
  /** Says in full what the column holds. */
  readonly help?: string;
  readonly align?: 'start' | 'end';
  /** CSS width; a column without one shares what is left. */
  readonly width?: string;
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
