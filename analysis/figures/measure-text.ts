import { ADVANCE_WIDTHS, CODE_POINT_RUNS, UNITS_PER_EM } from './font-widths.ts';

export type FontWeight = 400 | 500 | 600;

/**
 * Width of one line of text in the embedded font, in the unit of `size`: the sum of advance widths, without
 * kerning, which in this font mostly narrows. Characters outside the table count one em, more than most are wide.
 */
export function measureText(text: string, size: number, weight: FontWeight = 400): number {
  let units = 0;
  for (const character of text) units += advance(character.codePointAt(0) ?? 0, weight);
  return (units * size) / UNITS_PER_EM;
}

function advance(code: number, weight: FontWeight): number {
  let start = 0;
  for (const [first, last] of CODE_POINT_RUNS) {
    if (code < first) break;
    if (code <= last) return ADVANCE_WIDTHS[weight][start + code - first] ?? UNITS_PER_EM;
    start += last - first + 1;
  }
  return UNITS_PER_EM;
}
