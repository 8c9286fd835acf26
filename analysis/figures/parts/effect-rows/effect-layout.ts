import type { ScaleLinear } from 'd3';
import { measureText } from '../../measure-text.ts';
import { shortenLabels } from '../../shorten-labels.ts';
import { smallText, type Theme } from '../../theme.ts';
import type { Tick } from '../tick.ts';
import { type NumberColumns, numberTexts, placeNumbers, rowText } from './effect-columns.ts';
import type { EffectRow } from './effect-row.ts';
import { effectScale } from './effect-scale.ts';

export interface PlacedRow<R extends EffectRow = EffectRow> {
  readonly row: R;
  /** Its place among all, which is that in the figure's table. */
  readonly index: number;
  readonly top: number;
  readonly height: number;
  /** The row's label as short as it must be. */
  readonly label: string;
}

export interface EffectLayout<R extends EffectRow = EffectRow> {
  readonly width: number;
  readonly height: number;
  readonly labels: { readonly left: number; readonly width: number };
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly numbers: NumberColumns & { readonly left: number };
  readonly rows: readonly PlacedRow<R>[];
  /** Line that sets the mean apart; null without one. */
  readonly summary_rule: number | null;
  readonly scale: ScaleLinear<number, number>;
  readonly ticks: readonly Tick[];
}

/** Smallest share of the figure's width for the plot, largest for the labels. */
const PLOT_SHARE = 0.265;
const LABEL_SHARE = 0.42;
/** Labels that would get less than this share take the room of a number column. */
const LABEL_NEED = 0.34;
/** From this many lines on they stand closer, so that sixty of them still fit on a page. */
const MANY_ROWS = 40;
const CLOSER = 0.87;

/** Places everything; the width is given, the height follows from the rows. */
export function effectLayout<R extends EffectRow>(
  rows: readonly R[],
  label_header: string,
  theme: Theme,
  width: number,
): EffectLayout<R> {
  const inner = width - 2 * theme.margin - 2 * theme.gap;
  const wanted = Math.min(labelWidth(rows, label_header, theme), LABEL_SHARE * width);
  const needed = Math.min(wanted, LABEL_NEED * width);
  const columns = fittingColumns(rows, theme, inner - PLOT_SHARE * width, needed);
  const label = Math.max(0, Math.min(wanted, inner - columns.width - PLOT_SHARE * width));
  const left = theme.margin + label + theme.gap;
  const right = width - theme.margin - columns.width - theme.gap;
  const stack = stackRows(rows, shortLabels(rows, label, theme), theme);
  return {
    width,
    height: Math.ceil(stack.bottom + 4.6 * theme.small_size),
    labels: { left: theme.margin, width: label },
    plot: { left, right, top: theme.row_height, bottom: stack.bottom },
    numbers: { ...columns, left: right + theme.gap },
    ...stack,
    ...effectScale(rows, left, right, smallText(theme)),
  };
}

export function labelIndent(row: EffectRow, theme: Theme): number {
  return row.kind === 'part' ? theme.text_size : 0;
}

function shortLabels(rows: readonly EffectRow[], width: number, theme: Theme): readonly string[] {
  return shortenLabels(
    rows.map((row) => ({
      text: row.label,
      // Rounding must not shorten the very label that set the width.
      width: width - labelIndent(row, theme) + 1e-6,
      ...rowText(row, theme),
    })),
  );
}

function labelWidth(rows: readonly EffectRow[], header: string, theme: Theme): number {
  const widths = rows.map((row) => labelIndent(row, theme) + measureText(row.label, rowText(row, theme)));
  return Math.max(measureText(header, smallText(theme)), ...widths);
}

/**
 * The fullest set of number columns that leaves the labels the width they need. What goes first: tasks where every
 * row has the same number (the caption says it), else p (the dots say it); intervals only when labels would get less
 * than half of what they need.
 */
function fittingColumns(
  rows: readonly EffectRow[],
  theme: Theme,
  room: number,
  label: number,
): NumberColumns {
  const one_n = new Set(rows.filter((row) => row.kind === 'row').map((row) => numberTexts(row).n)).size <= 1;
  const sets = [
    { interval: true, n: true, p: true },
    { interval: true, n: !one_n, p: one_n },
    { interval: true, n: false, p: false },
  ].map((wanted) => placeNumbers(rows, theme, wanted));
  const least = sets.at(-1);
  const fitting = sets.find((columns) => room - columns.width >= label);
  if (fitting) return fitting;
  if (least && room - least.width >= label / 2) return least;
  return placeNumbers(rows, theme, { interval: false, n: false, p: false });
}

function stackRows<R extends EffectRow>(
  rows: readonly R[],
  labels: readonly string[],
  theme: Theme,
): { readonly rows: readonly PlacedRow<R>[]; readonly summary_rule: number | null; readonly bottom: number } {
  const placed: PlacedRow<R>[] = [];
  let top = theme.row_height * 1.15;
  let summary_rule: number | null = null;
  const row_height = theme.row_height * (rows.length > MANY_ROWS ? CLOSER : 1);
  for (const [i, row] of rows.entries()) {
    if (row.kind === 'summary') {
      summary_rule = top + 0.25 * theme.row_height;
      top += 0.5 * theme.row_height;
    }
    const height = row_height * (row.kind === 'part' ? 0.85 : 1);
    placed.push({ row, index: i, top, height, label: labels[i] ?? '' });
    top += height;
  }
  return { rows: placed, summary_rule, bottom: top + 0.15 * theme.row_height };
}
