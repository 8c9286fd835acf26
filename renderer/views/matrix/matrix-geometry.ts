import { measureText } from '../../../analysis/figures/measure-text.ts';
import { columnLabels } from '../../../analysis/figures/outcome-matrix/column-labels.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';

/** Heights that a row can have; names are written from NAMED on. */
export const ROW_HEIGHTS = [1, 2, 3, 4, 6, 9, 13, 18] as const;
const NAMED = 13;

export interface MatrixGeometry {
  readonly row_height: number;
  readonly column_width: number;
  readonly width: number;
  readonly height: number;
  readonly side: number;
  readonly strip: number;
  /** Of the names above, and of the rates beneath them. */
  readonly labels: number;
  readonly rates: number;
  /** The highest rate on their axis. */
  readonly most_rate: number;
  readonly is_named: boolean;
  /** Names above are turned upright. */
  readonly is_turned: boolean;
}

export const HEAD_TEXT = { typeface: 'sans', size: 11 } as const;
const SIDES = { named: 210, bare: 150 } as const;
const STRIP = 72;
const SCROLLBAR = 16;
const WIDTHS = { least: 13, few: 96, most: 280 } as const;
const LONGEST = 124;

/** The tallest rows with which all of them are in sight, or those of two pixels, which can still be pointed at. */
export function fittingLevel(rows: number, height: number): number {
  const fitting = ROW_HEIGHTS.findLastIndex((row_height) => rows * row_height <= height);
  return Math.max(1, fitting);
}

/** `width`: room for everything, in pixels. */
export function matrixGeometry(matrix: OutcomeMatrix, level: number, width: number): MatrixGeometry {
  const row_height = ROW_HEIGHTS[level] ?? ROW_HEIGHTS[0];
  const is_named = row_height >= NAMED;
  const side = is_named ? SIDES.named : SIDES.bare;
  const n = matrix.columns.length;
  const room = width - side - STRIP - SCROLLBAR;
  const longest = Math.max(0, ...columnLabels(matrix).map((label) => measureText(label, HEAD_TEXT)));
  const most = Math.min(WIDTHS.most, Math.max(WIDTHS.few, Math.ceil(longest) + 12));
  const column_width = Math.max(WIDTHS.least, Math.min(most, Math.floor(room / Math.max(1, n))));
  const is_turned = longest > column_width - 8;
  return {
    ...{ row_height, column_width, side, is_named, is_turned, strip: STRIP, rates: 72 },
    most_rate: mostRate(matrix),
    ...{ width: n * column_width, height: matrix.rows.length * row_height },
    labels: is_turned ? Math.ceil(Math.min(longest, LONGEST)) + 10 : 24,
  };
}

/** The highest rate or limit, rounded up to tens of percent. */
function mostRate({ columns }: OutcomeMatrix): number {
  const most = Math.max(0, ...columns.map(({ rate, ci }) => ci?.[1] ?? rate ?? 0));
  return Math.min(1, Math.max(0.1, Math.ceil(10 * most) / 10));
}
