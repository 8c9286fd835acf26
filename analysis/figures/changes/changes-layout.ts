import type { ScaleLinear } from 'd3';
import type { Changes } from '../../model/changes.ts';
import { measureText } from '../measure-text.ts';
import { fitLinear } from '../parts/fit-linear.ts';
import type { PlacedColumn, PlacedColumns } from '../parts/number-columns.ts';
import type { Tick } from '../parts/tick.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import { columnSets } from './change-columns.ts';
import type { ChangeGroup, ChangeLine } from './change-lines.ts';

export interface PlacedLine {
  readonly line: ChangeLine;
  /** Its place among all, which is that in the figure's table. */
  readonly index: number;
  readonly label: string;
  readonly full: string;
  readonly indent: number;
  /** Its middle. */
  readonly y: number;
}

export interface ChangesLayout {
  readonly width: number;
  readonly height: number;
  /** Over the labels: what the one group is of, or nothing. */
  readonly header: { readonly text: string; readonly full: string };
  readonly heads: readonly { readonly text: string; readonly full: string; readonly y: number }[];
  readonly lines: readonly PlacedLine[];
  readonly columns: readonly PlacedColumn[];
  /** Where the first column begins. */
  readonly numbers_left: number;
  readonly plot: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly scale: ScaleLinear<number, number>;
  readonly ticks: readonly Tick[];
}

/** Least share of the width for the plot, and for labels that are longer. */
const PLOT_SHARE = 0.17;
const LABEL_SHARE = 0.22;
const LARGEST_LABEL = 0.4;
/** Beyond, in percent, an arrowhead stands for a change. */
const LIMITS = [-100, 200] as const;
const LEAST_REACH = 10;

/** Places groups of lines, the numbers that there is room for, and the plot of relative change at the right. */
export function changesLayout(
  data: Changes,
  groups: readonly ChangeGroup[],
  theme: Theme,
  width: number,
): ChangesLayout {
  const lines = groups.flatMap((group) => group.lines.map(({ line }) => line));
  const indent = groups.length > 1 ? theme.text_size : 0;
  const { label, columns } = chosenColumns(data, groups, indent, theme, width);
  const top = theme.margin + theme.row_height;
  const numbers_left = theme.margin + label + theme.gap;
  const head = label + theme.gap + columns.width;
  const stack = stackLines(groups, theme, { top, label, indent, head });
  // Half of the last tick's label reaches beyond the plot.
  const right = width - theme.margin - 0.5 * measureText('−100', smallText(theme));
  const plot = { left: numbers_left + columns.width + 1.2 * theme.gap, right, top, bottom: stack.bottom };
  return {
    ...{ width, height: Math.ceil(stack.bottom + 1.6 * theme.small_size + theme.margin) },
    header: headerOf(groups, columns.columns[0], numbers_left, theme),
    ...{ heads: stack.heads, lines: stack.lines, columns: columns.columns, numbers_left, plot },
    ...scaleOf(lines, plot, theme),
  };
}

/** The fullest set of columns that leaves labels and plot what they need. */
function chosenColumns(
  data: Changes,
  groups: readonly ChangeGroup[],
  indent: number,
  theme: Theme,
  width: number,
): { readonly label: number; readonly columns: PlacedColumns } {
  const lines = groups.flatMap((group) => group.lines);
  const widths = lines.map(({ label }) => indent + measureText(label, bodyText(theme)));
  const wanted = Math.min(Math.max(...widths), LARGEST_LABEL * width);
  const needed = Math.min(wanted, LABEL_SHARE * width);
  const room = (set: PlacedColumns) =>
    (1 - PLOT_SHARE) * width - 2 * theme.margin - 2.2 * theme.gap - set.width;
  const sets = columnSets(
    data,
    lines.map(({ line }) => line),
    theme,
  );
  const columns = sets.find((set) => room(set) >= needed) ?? (sets.at(-1) as PlacedColumns);
  return { columns, label: Math.max(0, Math.min(wanted, room(columns))) };
}

/** What the one group is of, as far as the name of the first column. */
function headerOf(
  groups: readonly ChangeGroup[],
  first: PlacedColumn | undefined,
  left: number,
  theme: Theme,
): ChangesLayout['header'] {
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0 || first === undefined) return { text: '', full: '' };
  const style = smallText(theme);
  const end = left + (first.edges.at(-1) ?? 0) - measureText(first.header, style);
  const width = end - theme.margin - theme.gap;
  const [text = ''] = shortenLabels([{ text: group.title, width, ...style, weight: 400 }]);
  return { text, full: group.title };
}

function stackLines(
  groups: readonly ChangeGroup[],
  theme: Theme,
  {
    top: header,
    label,
    indent,
    head,
  }: { readonly top: number; readonly label: number; readonly indent: number; readonly head: number },
): Pick<ChangesLayout, 'heads' | 'lines'> & { readonly bottom: number } {
  const style = bodyText(theme);
  const isHeaded = groups.length > 1;
  const names = shortenLabels(
    groups.map(({ title }) => ({ text: title, width: head, ...style, weight: 600 })),
  );
  const texts = shortenLabels(
    groups.flatMap((group) =>
      group.lines.map((line) => ({ text: line.label, width: label - indent + 1e-6, ...style })),
    ),
  );
  const heads: { text: string; full: string; y: number }[] = [];
  const lines: PlacedLine[] = [];
  let top = header + 0.15 * theme.row_height;
  for (const [i, { title, lines: own }] of groups.entries()) {
    if (isHeaded) {
      top += i === 0 ? 0 : 0.35 * theme.row_height;
      heads.push({ text: names[i] ?? '', full: title, y: top + theme.row_height / 2 });
      top += theme.row_height;
    }
    for (const { label: full, line } of own) {
      const index = lines.length;
      lines.push({ line, index, label: texts[index] ?? '', full, indent, y: top + theme.row_height / 2 });
      top += theme.row_height;
    }
  }
  return { heads, lines, bottom: top + 0.15 * theme.row_height };
}

/** Zero and all relative changes with their intervals, as far as the limits. */
function scaleOf(lines: readonly ChangeLine[], plot: ChangesLayout['plot'], theme: Theme) {
  const values = lines.flatMap(({ relative, ci_relative }) =>
    relative === null ? [] : [relative, ...(ci_relative ?? [])],
  );
  const within = values.map((value) => Math.max(LIMITS[0], Math.min(LIMITS[1], value)));
  const style = smallText(theme);
  return fitLinear({
    domain: [Math.min(-LEAST_REACH, ...within), Math.max(LEAST_REACH, ...within)],
    range: [plot.left, plot.right],
    limits: LIMITS,
    most: 5,
    apart: (label, next) => (measureText(label, style) + measureText(next, style)) / 2 + 0.7 * style.size,
  });
}
