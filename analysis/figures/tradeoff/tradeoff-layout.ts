import { grouped } from '../../compare/grouped.ts';
import type { Tradeoff, TradeoffPoint } from '../../model/tradeoff.ts';
import { AXIS_X_HEIGHT } from '../parts/axis-x.tsx';
import { axisYWidth } from '../parts/axis-y.tsx';
import { type FittedScale, fitLinear } from '../parts/fit-linear.ts';
import { fitMeasure, type MeasureScale } from '../parts/fit-measure.ts';
import { type KeyLayout, keyLayout } from '../parts/key-layout.ts';
import type { Box } from '../parts/place-labels.ts';
import type { Theme } from '../theme.ts';
import { toPoints } from '../to-points.ts';
import { type PlacedName, placeNames } from './tradeoff-names.ts';
import type { TradeoffOptions } from './tradeoff-options.ts';

export interface PlacedPoint {
  readonly point: TradeoffPoint;
  /** Its row in the figure's table. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

export interface TradeoffPanel {
  readonly benchmark: string;
  readonly plot: Box;
  readonly x: MeasureScale;
  readonly y: FittedScale;
  readonly points: readonly PlacedPoint[];
  readonly names: readonly PlacedName[];
}

export interface TradeoffLayout {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly TradeoffPanel[];
  /** Conditions, where the names at the marks are of systems and there are several of both. */
  readonly key: KeyLayout;
  /** Points whose name found no room. */
  readonly n_nameless: number;
}

/** Width that a panel of several needs, in `text_size`. */
const PANEL_WIDTH = 29;
/** Height of a plot by its width; lower where there is little to see. */
const ASPECT = { few: 0.42, many: 0.66 };
const FEW = 3;
/** Most height of a plot, in `text_size`. */
const MOST_HEIGHT = 40;

/** Places panels, one for each benchmark, on scales that all share; the width is given, the height follows. */
export function tradeoffLayout(
  { points }: Pick<Tradeoff, 'points'>,
  { scale }: Pick<TradeoffOptions, 'scale'>,
  theme: Theme,
  width: number,
): TradeoffLayout {
  const benchmarks = [...grouped([...points.entries()], ([, { benchmark }]) => benchmark)];
  const key = keyLayout(keyNames(points), theme, theme.margin, width - theme.margin);
  const columns = columnsOf(benchmarks.length, theme, width);
  const cell = (width - 2 * theme.margin - (columns - 1) * 1.5 * theme.gap) / columns;
  const most = Math.max(...benchmarks.map(([, entries]) => entries.length));
  const frame = plotFrame(points, { kind: scale, theme, cell, most });
  const heading = (benchmarks.length > 1 ? 1.5 * theme.text_size : 0) + 1.9 * theme.small_size;
  const row = heading + frame.height + AXIS_X_HEIGHT * theme.small_size + theme.gap;
  const start = theme.margin + key.height + (key.height > 0 ? 0.3 * theme.gap : 0);
  const panels = benchmarks.map(([benchmark, entries], i) => {
    const left = theme.margin + (i % columns) * (cell + 1.5 * theme.gap);
    const top = start + Math.floor(i / columns) * row + heading;
    return panelOf(benchmark, entries, { left, top, cell, frame, scale, theme, all: points });
  });
  const n_nameless = panels.reduce((n, { points, names }) => n + points.length - names.length, 0);
  const bottom = start + Math.ceil(benchmarks.length / columns) * row - theme.gap;
  const note = n_nameless > 0 ? 1.6 * theme.small_size : 0;
  return { width, height: Math.ceil(bottom + note + theme.margin), panels, key, n_nameless };
}

function columnsOf(n: number, theme: Theme, width: number): number {
  return Math.max(1, Math.min(n, Math.floor(width / (PANEL_WIDTH * theme.text_size))));
}

/** Conditions need a key only where names at the marks are of systems. */
function keyNames(points: readonly TradeoffPoint[]): readonly string[] {
  const conditions = new Set(points.map(({ condition }) => condition));
  return conditions.size > 1 && namesSystems(points) ? [...conditions] : [];
}

/** Names at the marks are of systems, of conditions where there is only one system. */
export function namesSystems(points: readonly TradeoffPoint[]): boolean {
  return (
    new Set(points.map(({ system }) => system)).size > 1 ||
    new Set(points.map(({ condition }) => condition)).size === 1
  );
}

interface PlotFrame {
  readonly rates: readonly [number, number];
  readonly measures: readonly [number, number];
  /** Room of the labels at the left. */
  readonly indent: number;
  /** Room for half a label at the right end of the axis. */
  readonly outdent: number;
  readonly height: number;
}

function plotFrame(
  points: readonly TradeoffPoint[],
  wanted: {
    readonly kind: MeasureScale['kind'];
    readonly theme: Theme;
    readonly cell: number;
    /** Points in a panel. */
    readonly most: number;
  },
): PlotFrame {
  const { kind, theme, cell, most } = wanted;
  const rates = extent(
    points.flatMap(({ rate, ci }) => [rate, ...(ci ?? [])].map((share) => toPoints(share))),
  );
  const taken = points.flatMap(({ mean, min, max }) => [mean, min, max]);
  const measures = extent(kind === 'log' ? taken.filter((value) => value > 0) : taken);
  const outdent = 1.2 * theme.small_size;
  const high = (cell - outdent) * (most <= FEW ? ASPECT.few : ASPECT.many);
  const height = Math.min(MOST_HEIGHT * theme.text_size, high);
  const indent = axisYWidth(rateScale(rates, [height, 0], theme).ticks, theme);
  return { rates, measures, indent, outdent, height };
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function rateScale(
  domain: readonly [number, number],
  range: readonly [number, number],
  theme: Theme,
): FittedScale {
  return fitLinear({ domain, range, limits: [0, 100], apart: () => 2 * theme.small_size, most: 7 });
}

function panelOf(
  benchmark: string,
  entries: readonly (readonly [number, TradeoffPoint])[],
  place: {
    readonly left: number;
    readonly top: number;
    readonly cell: number;
    readonly frame: PlotFrame;
    readonly scale: MeasureScale['kind'];
    readonly theme: Theme;
    readonly all: readonly TradeoffPoint[];
  },
): TradeoffPanel {
  const { left, top, cell, frame, theme } = place;
  const plot = {
    left: left + frame.indent,
    right: left + cell - frame.outdent,
    top,
    bottom: top + frame.height,
  };
  const range = [plot.left, plot.right] as const;
  const x = fitMeasure({ kind: place.scale, domain: frame.measures, range, theme });
  // Marks at the lowest rate, and its label, stay clear of the axis below.
  const y = rateScale(frame.rates, [plot.bottom - 1.5 * theme.dot_radius, plot.top], theme);
  const points = entries.map(([index, point]) => ({
    ...{ point, index, x: x.scale(point.mean), y: y.scale(toPoints(point.rate)) },
  }));
  const within = { ...plot, right: left + cell };
  const names = placeNames({
    points,
    x,
    y,
    within,
    theme,
    of: namesSystems(place.all) ? 'system' : 'condition',
  });
  return { benchmark, plot, x, y, points, names };
}
