import { hues } from '../hues.ts';
import { MARK_SHAPES, type MarkShape } from '../parts/mark-shape.ts';
import type { Theme } from '../theme.ts';
import type { Palette } from './palette.ts';

/** What can be told apart by colour and shape. */
export type SeriesOf = 'conditions' | 'systems';

export interface SeriesStyle {
  readonly colour: string;
  readonly shape: MarkShape;
}

/**
 * Colour and shape of a condition or system: by its place among the workspace's own, so that it looks alike in every view
 * and figure. Neighbours differ in both; with 7 hues and 6 shapes 42 names are told apart. A name that the
 * palette does not hold takes the place after the last.
 */
export function seriesStyle(palette: Palette, of: SeriesOf, name: string, theme: Theme): SeriesStyle {
  const known = palette[of].indexOf(name);
  const place = known >= 0 ? known : palette[of].length;
  const colours = hues(theme);
  return {
    colour: palette.fixed[name] ?? (colours[place % colours.length] as string),
    shape: MARK_SHAPES[place % MARK_SHAPES.length] as MarkShape,
  };
}
