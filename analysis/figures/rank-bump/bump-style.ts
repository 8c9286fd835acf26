import type { Palette } from '../spec/palette.ts';
import { type SeriesStyle, seriesStyle } from '../spec/series-style.ts';
import type { Theme } from '../theme.ts';
import type { BumpRow } from './bump-rows.ts';

export interface BumpStyle extends SeriesStyle {
  readonly isHeavy: boolean;
}

/** A highlighted system is drawn heavy and in its own colour and shape, the others grey and round. */
export function bumpStyle(row: BumpRow, palette: Palette, theme: Theme, isChosen: boolean): BumpStyle {
  if (!row.isHighlighted && !isChosen) return { colour: theme.faint, shape: 'circle', isHeavy: false };
  return { ...seriesStyle(palette, 'systems', row.system.system, theme), isHeavy: true };
}
