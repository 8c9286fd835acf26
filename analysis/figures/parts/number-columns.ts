import { measureText } from '../measure-text.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';

/** A column of numbers: for each line its parts, each of which stands under those of the other lines. */
export interface NumberColumn {
  readonly key: string;
  readonly header: string;
  readonly cells: readonly (readonly string[])[];
}

export interface PlacedColumn extends NumberColumn {
  /** Right edges of the parts, from the left edge of the first column; the header ends where the last part does. */
  readonly edges: readonly number[];
}

export interface PlacedColumns {
  readonly columns: readonly PlacedColumn[];
  readonly width: number;
}

/** Places columns from left to right, each as wide as its widest line or its header. */
export function placeColumns(columns: readonly NumberColumn[], theme: Theme): PlacedColumns {
  const placed: PlacedColumn[] = [];
  let right = 0;
  for (const column of columns) {
    const widths = partWidths(column, theme);
    const space = measureText(' ', bodyText(theme));
    const texts = widths.reduce((sum, width) => sum + width + space, -space);
    right +=
      (placed.length === 0 ? 0 : theme.gap) + Math.max(texts, measureText(column.header, smallText(theme)));
    const after = (part: number) => widths.slice(part + 1).reduce((sum, width) => sum + width + space, 0);
    placed.push({ ...column, edges: widths.map((_, part) => right - after(part)) });
  }
  return { columns: placed, width: right };
}

function partWidths({ cells }: NumberColumn, theme: Theme): readonly number[] {
  const parts = Math.max(1, ...cells.map((cell) => cell.length));
  return Array.from({ length: parts }, (_, part) =>
    Math.max(0, ...cells.map((cell) => measureText(cell[part] ?? '', bodyText(theme)))),
  );
}
