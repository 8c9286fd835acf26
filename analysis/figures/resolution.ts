import type { Theme } from './theme.ts';

/** Pixels of a PNG: print has 300 to an inch, screens twice their own. */
export const PRINT_DPI = 300;
export const SCREEN_SCALE = 2;

/** How large one pixel of a PNG is in the theme's unit. What is drawn on whole ones stays sharp there. */
export function devicePixel({ unit }: Pick<Theme, 'unit'>): number {
  return unit === 'pt' ? 72 / PRINT_DPI : 1 / SCREEN_SCALE;
}
