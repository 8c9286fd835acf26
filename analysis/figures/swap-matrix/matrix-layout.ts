import { fixed } from '../../format/number.ts';
import type { RankedSystem } from '../../model/ranking.ts';
import { measureText } from '../measure-text.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { smallText, type Theme } from '../theme.ts';
import type { MatrixCell } from './matrix-cells.ts';

export interface MatrixLayout {
  readonly width: number;
  readonly height: number;
  /** Names of the rows, as short as they must be. */
  readonly labels: readonly string[];
  /** Right edge of the rows' numbers, which stand before the square and number its columns too. */
  readonly numbers: number;
  /** Systems whose number stands over their column. */
  readonly headed: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** The cells are large enough for their numbers. */
  readonly isNumbered: boolean;
}

const LABEL_LEAST = 0.29;
const LABEL_MOST = 0.42;
/** Cells grow up to this, in rows of text. */
const CELL_MOST = 1.6;
/** Distance of lines of small text, in its size. */
const CLOSEST = 1.05;

/** Cells as wide as the names leave them; higher than wide where lines of text need it, so that every row is named. */
export function matrixLayout(
  systems: readonly RankedSystem[],
  cells: readonly MatrixCell[],
  theme: Theme,
  width: number,
): MatrixLayout {
  const n = systems.length;
  const text = smallText(theme);
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((one) => measureText(one, text)));
  const number_width = widest(systems.map((_, i) => String(i + 1)));
  const gap = 0.5 * theme.small_size;
  const inner = width - 2 * theme.margin - number_width - 2 * gap;
  const needed = widest(cells.map(swapText)) + 0.35 * theme.small_size;
  const wanted = Math.min(widest(systems.map(({ label }) => label)), LABEL_MOST * width);
  const label = Math.min(wanted, Math.max(LABEL_LEAST * width, inner - n * needed));
  const cell_width = Math.min((inner - label) / n, CELL_MOST * theme.row_height);
  const least = CLOSEST * theme.small_size;
  const cell = { width: cell_width, height: Math.min(Math.max(cell_width, least), 1.1 * theme.row_height) };
  const numbers = theme.margin + label + gap + number_width;
  const top = 2.6 * theme.small_size;
  return {
    width,
    height: Math.ceil(top + n * cell.height + 6.2 * theme.small_size),
    labels: shortenLabels(systems.map((system) => ({ ...text, text: system.label, width: label + 1e-6 }))),
    numbers,
    headed: headed(n, cell.width, number_width),
    left: numbers + gap,
    top,
    bottom: top + n * cell.height,
    cell,
    isNumbered: cell.width >= needed && cell.height >= 1.15 * theme.small_size,
  };
}

/** Whole percent; what is above 0 and rounds to it is said to be below 1. */
export function swapText({ swap }: Pick<MatrixCell, 'swap'>): string {
  return swap !== null && swap > 0 && swap < 0.5 ? '<1' : fixed(swap, 0);
}

/** Every number over its column where there is room, else every second, fifth or tenth. */
function headed(n: number, cell: number, number_width: number): readonly number[] {
  const all = Array.from({ length: n }, (_, i) => i);
  const step = [1, 2, 5, 10, 20, 50].find((one) => one * cell >= number_width + 1) ?? n;
  if (step === 1) return all;
  return all.filter((i) => (i + 1) % step === 0);
}
