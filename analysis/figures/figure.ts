import type { ReactElement } from 'react';
import type { FigureTable } from './figure-table.ts';
import type { Theme } from './theme.ts';

/** What every figure is to those who write files of it. */
export interface Figure {
  /** Name of its files, without ending. */
  readonly file_stem: string;
  readonly title: string;
  readonly caption: string;
  /** What the caption says of the data alone, for the table. */
  readonly table_caption: string;
  readonly table: FigureTable;
  /** The figure as one `svg` element with a viewBox from 0 0; width in the theme's unit. */
  draw(theme: Theme, width: number): ReactElement;
}
