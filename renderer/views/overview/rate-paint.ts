import { type SeriesStyle, seriesStyle } from '../../../analysis/figures/spec/series-style.ts';
import { type Theme, themes } from '../../../analysis/figures/theme.ts';
import type { Output } from '../../../preload/contract.ts';
import type { ScreenTheme } from '../../theme/theme-choice.ts';

/** How conditions are painted in the table's plots: as in every figure. */
export interface RatePaint {
  readonly theme: Theme;
  readonly style: (condition: string) => SeriesStyle;
}

export function ratePaint(names: Output<'palette'>, screen: ScreenTheme): RatePaint {
  const theme = themes[screen];
  const palette = { ...names, fixed: {} };
  return { theme, style: (condition) => seriesStyle(palette, 'conditions', condition, theme) };
}
