import type { TableColumn, TableRow } from '../../../analysis/figures/figure-table.ts';
import { measureText } from '../../../analysis/figures/measure-text.ts';
import { writtenCell } from '../../../analysis/figures/written-cell.ts';

export const CELL_TEXT = { typeface: 'sans', size: 12 } as const;
const HEAD_TEXT = { typeface: 'sans', size: 11.5, weight: 500 } as const;
const PADDING = 14;
/** The least width of a title that may take two lines: of all ways to break it, the narrowest. */
export function titleWidth(title: string): number {
  const words = title.split(' ');
  const width = (from: number, to: number) => measureText(words.slice(from, to).join(' '), HEAD_TEXT);
  return Math.min(...words.map((_, k) => Math.max(width(0, k + 1), width(k + 1, words.length))));
}

/** Pixels that a column of a report takes: its title on two lines at most, or its widest cell up to `most`. */
export function columnWidth(column: TableColumn, rows: readonly TableRow[], most: number): number {
  const texts = rows.map(({ cells }) => writtenCell(cells[column.key] ?? null, column));
  const widest = Math.max(0, ...texts.map((text) => measureText(text, { ...CELL_TEXT, weight: 600 })));
  return Math.ceil(Math.max(titleWidth(column.label), Math.min(widest, most))) + PADDING;
}
