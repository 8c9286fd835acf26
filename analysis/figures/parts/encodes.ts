/** Attributes that say which cells of the figure's table an element's geometry stands for. */
interface Encoding {
  readonly 'data-row': number;
  readonly 'data-encodes': string;
}

/** What a mark's geometry can be read from; `x+width` is a right edge, `width` alone a length, `area` width × height. */
export type Measured =
  | 'cx'
  | 'cy'
  | 'x'
  | 'y'
  | 'x1'
  | 'x2'
  | 'y1'
  | 'y2'
  | 'x+width'
  | 'y+height'
  | 'width'
  | 'height'
  | 'area'
  | 'fill';

/**
 * Says that an element of row `row` of the figure's table shows cells of it: geometry → column's key, `key.0` and `key.1`
 * for the limits of an interval; nothing where no cell is named. Whoever holds a file can read the numbers back through the scales that
 * `plotScales` states; the tests do.
 */
export function encodes(
  row: number,
  cells: Readonly<Partial<Record<Measured, string>>>,
): Encoding | Record<string, never> {
  const pairs = Object.entries(cells).map(([measured, key]) => `${measured}=${key}`);
  if (pairs.length === 0) return {};
  return { 'data-row': row, 'data-encodes': pairs.join(' ') };
}
