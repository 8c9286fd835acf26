import type { ReactElement } from 'react';
import type { FigureTable } from './figure-table.ts';
import type { Raster } from './parts/raster.ts';
import type { Theme } from './theme.ts';

/** What a figure is drawn on. */
export interface Surface {
  readonly theme: Theme;
  readonly width: number;
  /** In place of the figure's own. */
  readonly caption?: string | undefined;
  /** Writes pixels as a picture that an `image` can hold; null where the marks layer is painted apart, beneath the frame. */
  readonly picture: ((raster: Raster) => string) | null;
}

/** What every figure is to those who write files of it. */
export interface Figure {
  /** Name of its files, without ending. */
  readonly file_stem: string;
  readonly title: string;
  readonly caption: string;
  /** What the caption says of the data alone, for the table. */
  readonly table_caption: string;
  readonly table: FigureTable;
  /** Why there is nothing to draw, where that is so. */
  readonly empty: string | null;
  /** The figure as one `svg` element with a viewBox from 0 0; width in the theme's unit. */
  draw(surface: Surface): ReactElement;
}
