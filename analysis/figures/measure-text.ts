import { ADVANCE_WIDTHS, CODE_POINT_RUNS, UNITS_PER_EM } from './font-widths.ts';

export type FontWeight = 400 | 500 | 600;

/** Inter or STIX Two Text, both embedded in what figures are written to. */
export type Typeface = 'sans' | 'serif';

export interface TextStyle {
  readonly typeface: Typeface;
  readonly size: number;
  /** 400 where it is left out. */
  readonly weight?: FontWeight;
}

/**
 * Width of one line of text in the embedded font, in the unit of `size`: the sum of advance widths, without
 * kerning, which in these fonts mostly narrows. Characters outside the table count one em, more than most are wide.
 */
export function measureText(text: string, style: TextStyle): number {
  const { typeface, size, weight = 400 } = style;
  const widths = ADVANCE_WIDTHS[typeface][weight];
  const em = UNITS_PER_EM[typeface];
  let units = 0;
  for (const character of text) units += widths[placeOf(character.codePointAt(0) ?? 0)] ?? em;
  return (units * size) / em;
}

/** Place in the table, −1 outside of it. */
function placeOf(code: number): number {
  let start = 0;
  for (const [first, last] of CODE_POINT_RUNS) {
    if (code < first) break;
    if (code <= last) return start + code - first;
    start += last - first + 1;
  }
  return -1;
}
