import { measureText } from '../measure-text.ts';
import { AXIS_X_HEIGHT } from '../parts/axis-x.tsx';
import { type NumberColumn, type PlacedColumns, placeColumns } from '../parts/number-columns.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import type { PanelLines, RateLine } from './rate-lines.ts';

export interface PlacedLine extends RateLine {
  /** Middle of its height. */
  readonly y: number;
  readonly height: number;
  /** The system's name as short as it must be; empty where the line above bears it. */
  readonly label: string;
  readonly condition: string;
}

export interface PlacedPanel {
  readonly benchmark: string;
  /** Middle of the line that names the benchmark; null where there is only one. */
  readonly heading: number | null;
  readonly top: number;
  /** Where its axis lies. */
  readonly bottom: number;
  readonly lines: readonly PlacedLine[];
}

export interface RowsLayout {
  readonly width: number;
  readonly height: number;
  readonly labels: { readonly left: number; readonly width: number };
  /** The column of conditions' names; null without one. */
  readonly conditions: { readonly left: number; readonly width: number } | null;
  readonly plot: { readonly left: number; readonly right: number };
  readonly numbers: PlacedColumns & { readonly left: number };
  /** Middle of the line of headers. */
  readonly header: number;
  readonly panels: readonly PlacedPanel[];
}

interface Wanted {
  readonly panels: readonly PanelLines[];
  readonly theme: Theme;
  readonly width: number;
  /** Sets of number columns, the fullest first; the last is what remains where nothing fits. */
  readonly column_sets: readonly (readonly NumberColumn[])[];
  /** Conditions stand in a column of their own. */
  readonly names_conditions: boolean;
  /** Room kept above the headers, for a key. */
  readonly above: number;
  /** Least share of the width for the plot. */
  readonly plot_share: number;
}

/** Largest shares of the width for names, and the share below which they take the room of a number column. */
const LABEL_SHARE = 0.42;
const LABEL_NEED = 0.3;
const CONDITION_SHARE = 0.2;
/** From this many lines on they stand closer, so that sixty of them still fit on a page. */
const MANY_LINES = 40;
const CLOSER = 0.87;
/** Lines of one system stand closer than systems do. */
const WITHIN = 0.84;
const BETWEEN = 0.32;

/** Places names, plot and numbers of a figure with a line per system and condition; the height follows from the lines. */
export function rowsLayout(wanted: Wanted): RowsLayout {
  const { theme, width, above } = wanted;
  const lines = wanted.panels.flatMap((panel) => panel.lines);
  const condition = wanted.names_conditions ? conditionWidth(lines, theme, width) : null;
  const beside = condition === null ? 0 : condition + theme.gap;
  const inner = width - 2 * theme.margin - 2 * theme.gap - beside;
  const wish = Math.min(labelWidth(lines, theme), LABEL_SHARE * width);
  const room = inner - wanted.plot_share * width;
  const columns = fitting(wanted, room, Math.min(wish, LABEL_NEED * width));
  const label = Math.max(0, Math.min(wish, room - columns.width));
  const left = theme.margin + label + theme.gap + beside;
  const right = width - theme.margin - columns.width - theme.gap;
  const { panels, bottom } = stack(wanted, label, condition);
  return {
    width,
    height: Math.ceil(bottom + AXIS_X_HEIGHT * theme.small_size + theme.margin),
    labels: { left: theme.margin, width: label },
    conditions: condition === null ? null : { left: theme.margin + label + theme.gap, width: condition },
    plot: { left, right: columns.columns.length === 0 ? right + theme.gap - 0.5 * theme.small_size : right },
    numbers: { ...columns, left: right + theme.gap },
    header: above + theme.row_height / 2,
    panels,
  };
}

function labelWidth(lines: readonly RateLine[], theme: Theme): number {
  const names = lines.map(({ entry }) => measureText(entry.row.system, bodyText(theme)));
  return Math.max(measureText('System', smallText(theme)), ...names);
}

function conditionWidth(lines: readonly RateLine[], theme: Theme, width: number): number {
  const names = lines.map(({ entry }) => measureText(entry.row.condition, bodyText(theme)));
  return Math.min(CONDITION_SHARE * width, Math.max(measureText('Condition', smallText(theme)), ...names));
}

function fitting({ column_sets, theme }: Wanted, room: number, label: number): PlacedColumns {
  const sets = column_sets.map((columns) => placeColumns(columns, theme));
  return sets.find(({ width }) => room - width >= label) ?? sets.at(-1) ?? { columns: [], width: 0 };
}

function stack(
  { panels, theme, above }: Wanted,
  label: number,
  condition: number | null,
): { readonly panels: readonly PlacedPanel[]; readonly bottom: number } {
  const placed: PlacedPanel[] = [];
  const several = panels.length > 1;
  let top = above + theme.row_height;
  for (const { benchmark, lines } of panels) {
    const heading = several ? top + theme.row_height / 2 : null;
    const start = top + (several ? theme.row_height : 0.15 * theme.row_height);
    const stacked = stackLines(lines, start, theme, label, condition);
    placed.push({ benchmark, heading, top: start, ...stacked });
    top = stacked.bottom + 2.2 * theme.small_size;
  }
  return { panels: placed, bottom: placed.at(-1)?.bottom ?? top };
}

function stackLines(
  lines: readonly RateLine[],
  start: number,
  theme: Theme,
  label: number,
  condition: number | null,
): { readonly lines: readonly PlacedLine[]; readonly bottom: number } {
  const labels = shortened(
    lines.map(({ entry }) => entry.row.system),
    label,
    theme,
  );
  const conditions = shortened(
    lines.map(({ entry }) => entry.row.condition),
    condition ?? 0,
    theme,
  );
  const row = theme.row_height * (lines.length > MANY_LINES ? CLOSER : 1);
  const isAlone = (i: number) => lines[i]?.starts && (lines[i + 1]?.starts ?? true);
  const placed: PlacedLine[] = [];
  let top = start;
  for (const [i, line] of lines.entries()) {
    if (line.starts && i > 0 && !(isAlone(i) && isAlone(i - 1))) top += BETWEEN * theme.row_height;
    const height = row * (isAlone(i) ? 1 : WITHIN);
    placed.push({
      ...line,
      y: top + height / 2,
      height,
      label: line.starts ? (labels[i] ?? '') : '',
      condition: conditions[i] ?? '',
    });
    top += height;
  }
  return { lines: placed, bottom: top + 0.15 * theme.row_height };
}

/** Rounding must not shorten the very name that set the width. */
function shortened(texts: readonly string[], width: number, theme: Theme): readonly string[] {
  const shared = { ...bodyText(theme), width: width + 1e-6, weight: 400 } as const;
  return shortenLabels(texts.map((text) => ({ text, ...shared })));
}
