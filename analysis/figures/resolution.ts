import type { Theme } from './theme.ts';

/** Pixels of a PNG: print has 300 to an inch, screens twice their own. */
export const PRINT_DPI = 300;
export const SCREEN_SCALE = 2;

/** How large one pixel of a PNG is in the theme's unit. What is drawn on whole ones stays sharp there. */
export function devicePixel({ name }: Pick<Theme, 'name'>): number {
  return name === 'light' || name === 'dark' ? 1 / SCREEN_SCALE : 72 / PRINT_DPI;
}
