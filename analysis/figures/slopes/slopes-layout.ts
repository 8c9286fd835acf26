import { type ScaleLinear, scaleLinear } from 'd3';
import { percent } from '../../format/number.ts';
import { measureText, type TextStyle } from '../measure-text.ts';
import { spreadLabels } from '../parts/spread-labels.ts';
import { shortenLabels } from '../shorten-labels.ts';
import { smallText, type Theme } from '../theme.ts';
import type { Slope, SlopePanel, SlopePoint } from './slope-panels.ts';

export interface PlacedPoint extends SlopePoint {
  readonly x: number;
  readonly y: number;
}

/** A name with its rate at one end of a line. */
export interface EndLabel {
  readonly slope: Slope;
  readonly side: 'left' | 'right';
  /** Where the line ends, and where its label stands. */
  readonly from: { readonly x: number; readonly y: number };
  readonly y: number;
  readonly name: string;
  /** Null where the line does not reach this side. */
  readonly rate: string | null;
}

export interface PlacedSlope {
  readonly slope: Slope;
  readonly points: readonly PlacedPoint[];
}

export interface PlacedSlopes {
  readonly panel: SlopePanel;
  /** Middle of the line that names the benchmark; null where there is only one. */
  readonly heading: number | null;
  /** Middle of the line of conditions. */
  readonly header: number;
  readonly top: number;
  readonly bottom: number;
  readonly columns: readonly { readonly condition: string; readonly text: string; readonly x: number }[];
  readonly slopes: readonly PlacedSlope[];
  readonly labels: readonly EndLabel[];
  /** Percent → position. */
  readonly scale: ScaleLinear<number, number>;
}

export interface SlopesLayout {
  readonly width: number;
  readonly height: number;
  /** Where labels begin at either side: their edges that face the plot. */
  readonly sides: { readonly left: number; readonly right: number };
  /** Room that the numbers take beside the plot. */
  readonly number: number;
  readonly panels: readonly PlacedSlopes[];
}

/** Least share of the width between the first and the last condition. */
const PLOT_SHARE = 0.26;
const LEAST_LINES = 9;

/** Places lines, marks and names; height follows from the number of systems, so that no two names meet. */
export function slopesLayout(panels: readonly SlopePanel[], theme: Theme, width: number): SlopesLayout {
  const size = theme.small_size;
  const number = numberWidth(panels, theme) + 0.6 * size;
  const leader = 2.2 * theme.dot_radius + 0.8 * size;
  const { left, right } = nameRoom(
    panels,
    theme,
    (1 - PLOT_SHARE) * width - 2 * (theme.margin + number + leader),
  );
  const sides = { left: theme.margin + left + number, right: width - theme.margin - right - number };
  const ends = { left: sides.left + leader, right: sides.right - leader };
  const placed: PlacedSlopes[] = [];
  let top = 0;
  for (const panel of panels) {
    const heading = panels.length > 1 ? top + theme.row_height / 2 : null;
    const header = top + (heading === null ? 0.5 : 1.5) * theme.row_height;
    const start = header + theme.row_height;
    placed.push(placePanel({ panel, heading, header, top: start, ends, names: { left, right }, theme }));
    top = (placed.at(-1)?.bottom ?? start) + theme.row_height;
  }
  return {
    width,
    height: Math.ceil((placed.at(-1)?.bottom ?? 0) + 0.7 * size),
    sides,
    number,
    panels: placed,
  };
}

interface Sides {
  readonly left: number;
  readonly right: number;
}

const boldText = (theme: Theme): TextStyle => ({ ...smallText(theme), weight: 600 });

function numberWidth(panels: readonly SlopePanel[], theme: Theme): number {
  const rates = panels.flatMap(({ slopes }) =>
    slopes.flatMap(({ points }) => points.map(({ rate }) => rate)),
  );
  return Math.max(0, ...rates.map((rate) => measureText(percent(rate), boldText(theme))));
}

/**
 * Room for names at both sides. Where they would have to be shortened and every line has its own colour and shape, whole names
 * at the right say more than halves at both.
 */
function nameRoom(panels: readonly SlopePanel[], theme: Theme, room: number): Sides {
  const slopes = panels.flatMap((panel) => panel.slopes);
  const wanted = Math.max(0, ...slopes.map(({ system }) => measureText(system, boldText(theme))));
  if (2 * wanted <= room) return { left: wanted, right: wanted };
  if (slopes.every(({ stands_out }) => stands_out)) return { left: 0, right: Math.min(wanted, room) };
  return { left: room / 2, right: room / 2 };
}

interface ToPlace {
  readonly panel: SlopePanel;
  readonly heading: number | null;
  readonly header: number;
  readonly top: number;
  readonly ends: { readonly left: number; readonly right: number };
  readonly names: Sides;
  readonly theme: Theme;
}

function placePanel({ panel, heading, header, top, ends, names, theme }: ToPlace): PlacedSlopes {
  const { conditions, slopes } = panel;
  const line = 1.18 * theme.small_size;
  const bottom = top + line * Math.max(LEAST_LINES, slopes.length - 1);
  const scale = rateScale(slopes, bottom, top);
  const step = (ends.right - ends.left) / Math.max(1, conditions.length - 1);
  const xs = conditions.map((_, i) => ends.left + i * step);
  const dodge = dodges(slopes, step, theme);
  const placed = slopes.map((slope, i) => ({
    slope,
    points: slope.points.map((point) => ({
      ...point,
      x: (xs[point.place] ?? 0) + (dodge[i] ?? 0),
      y: scale(100 * point.rate),
    })),
  }));
  const shared = { placed, last: conditions.length - 1, names, theme, line, low: top, high: bottom };
  return {
    panel,
    heading,
    header,
    top,
    bottom,
    columns: headers(conditions, xs, step, ends, theme),
    slopes: placed,
    labels: [...endLabels({ ...shared, side: 'left' }), ...endLabels({ ...shared, side: 'right' })],
    scale,
  };
}

function rateScale(slopes: readonly Slope[], bottom: number, top: number): ScaleLinear<number, number> {
  const values = slopes.flatMap(({ points }) =>
    points.flatMap(({ rate, entry }) => [rate, ...(entry.row.ci ?? [])].map((value) => 100 * value)),
  );
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return scaleLinear(low === high ? [Math.max(0, low - 1), Math.min(100, high + 1)] : [low, high], [
    bottom,
    top,
  ]);
}

/** Steps aside, by rank of rate, so that intervals of near rates do not cover each other. */
function dodges(slopes: readonly Slope[], step: number, theme: Theme): readonly number[] {
  const apart = 2.2 * theme.line;
  const band = Math.min(0.11 * step, 1.6 * theme.small_size);
  const slots = Math.max(1, Math.min(slopes.length, Math.floor(band / apart)));
  const order = slopes.map((_, i) => i).sort((i, j) => firstRate(slopes[i]) - firstRate(slopes[j]));
  const offsets = new Array<number>(slopes.length).fill(0);
  for (const [rank, i] of order.entries()) offsets[i] = ((rank % slots) - (slots - 1) / 2) * apart;
  return offsets;
}

const firstRate = (slope: Slope | undefined) => slope?.points[0]?.rate ?? 0;

function headers(
  conditions: readonly string[],
  xs: readonly number[],
  step: number,
  ends: ToPlace['ends'],
  theme: Theme,
): PlacedSlopes['columns'] {
  const room = Math.min(step, 2 * ends.left) - 0.5 * theme.small_size;
  const texts = shortenLabels(conditions.map((text) => ({ ...boldText(theme), text, width: room })));
  return conditions.map((condition, i) => ({ condition, text: texts[i] ?? '', x: xs[i] ?? 0 }));
}

interface Ends {
  readonly placed: readonly PlacedSlope[];
  readonly side: 'left' | 'right';
  readonly last: number;
  readonly names: Sides;
  readonly theme: Theme;
  readonly line: number;
  readonly low: number;
  readonly high: number;
}

/** Names at one side: of all lines that reach it; at the right also of those that do not, where they end. */
function endLabels({ placed, side, last, names, theme, line, low, high }: Ends): readonly EndLabel[] {
  const ends = placed.flatMap(({ slope, points }) => {
    const end = side === 'left' ? points[0] : points.at(-1);
    if (!end) return [];
    const reaches = end.place === (side === 'left' ? 0 : last);
    if (!reaches && side === 'left') return [];
    return [{ slope, side, from: end, rate: reaches ? percent(end.rate) : null }];
  });
  const short = shortenLabels(
    ends.map(({ slope }) => ({
      ...smallText(theme),
      text: slope.system,
      width: names[side] + 1e-6,
      weight: slope.stands_out ? 600 : 400,
    })),
  );
  const ys = spreadLabels(
    ends.map(({ from }) => from.y),
    line,
    low,
    high,
  );
  return ends.map((end, i) => ({ ...end, y: ys[i] ?? 0, name: names[side] === 0 ? '' : (short[i] ?? '') }));
}
