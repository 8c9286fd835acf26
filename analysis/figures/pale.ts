import { interpolateRgb, rgb } from 'd3';
import type { Theme } from './theme.ts';

/** How much of a colour is left in its pale tint. */
const SHARE = 0.4;

/** A tint of a colour on the theme's ground, opaque, since some printers and converters mishandle transparency. */
export function pale(colour: string, theme: Pick<Theme, 'surface'>): string {
  return rgb(interpolateRgb(theme.surface, colour)(SHARE)).formatHex();
}
