import { interpolateLab, rgb } from 'd3';
import type { Theme } from '../theme.ts';

/** From the ground to where the ink is: what is little is quiet on every ground. */
const ENDS = { light: ['#eaeff5', '#08306b'], dark: ['#262c34', '#9ecbff'] } as const;

/**
 * Colour (`#rrggbb`) of a share from 0 to 1 of a sequential scale of one hue, in even steps of lightness (CIELAB), so that it
 * is told apart with any colour vision and in grey.
 */
export function sequential(share: number, theme: Pick<Theme, 'name'>): string {
  const [least, most] = ENDS[theme.name === 'dark' ? 'dark' : 'light'];
  return rgb(interpolateLab(least, most)(Math.max(0, Math.min(1, share)))).formatHex();
}
