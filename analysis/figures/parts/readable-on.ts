import { rgb } from 'd3';

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Black or white, whichever is read better on a colour: at least 4.5:1 on any. */
export function readableOn(colour: string): typeof BLACK | typeof WHITE {
  return contrast(colour, BLACK) >= contrast(colour, WHITE) ? BLACK : WHITE;
}

/** Ratio of two colours' luminances, 1 to 21. Source: Web Content Accessibility Guidelines 2.2. */
export function contrast(x: string, y: string): number {
  const [low, high] = [luminance(x), luminance(y)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const { r, g, b } = rgb(colour);
  const [red, green, blue] = [r, g, b].map((value) => linear(value / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
