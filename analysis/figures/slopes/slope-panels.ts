import type { RateEntry } from '../rates/rate-groups.ts';
import type { RatePanel } from '../rates/rate-panels.ts';
import type { Highlight } from './slopes-options.ts';

/** One system's rate under one condition: a point of its line. */
export interface SlopePoint {
  readonly entry: RateEntry;
  /** The condition's place among the panel's. */
  readonly place: number;
  /** 0–1. */
  readonly rate: number;
  /** Its row in the figure's table. */
  readonly index: number;
}

export interface Slope {
  readonly system: string;
  /** Two or more, from left to right. */
  readonly points: readonly SlopePoint[];
  /** Drawn in its own colour; the others are grey. */
  readonly stands_out: boolean;
}

export interface SlopePanel {
  readonly benchmark: string;
  readonly conditions: readonly string[];
  readonly slopes: readonly Slope[];
  /** Systems with a rate under fewer than two conditions, which have no slope. */
  readonly left_out: readonly string[];
}

/** Up to so many systems are told apart by colour and shape. */
const HANDFUL = 6;

/** Of each benchmark the systems that have a rate under two conditions or more; benchmarks without such a system fall away. */
export function slopePanels(
  panels: readonly RatePanel[],
  highlight: Highlight,
  order: readonly string[],
): readonly SlopePanel[] {
  let index = 0;
  return panels.flatMap((panel) => {
    const rated = panel.systems.map(({ system, entries }) => ({
      system,
      entries: entries.filter(({ row }) => row.rate !== null),
    }));
    const sloped = rated.filter(({ entries }) => entries.length > 1);
    if (sloped.length === 0) return [];
    const seen = new Set(sloped.flatMap(({ entries }) => entries.map(({ row }) => row.condition)));
    const conditions = panel.conditions.filter((condition) => seen.has(condition));
    const lines = sloped.map(({ system, entries }) => ({
      system,
      points: entries.map((entry) => ({
        entry,
        place: conditions.indexOf(entry.row.condition),
        rate: entry.row.rate ?? 0,
        index: index++,
      })),
    }));
    const out = standingOut(lines, highlight, order);
    return [
      {
        benchmark: panel.benchmark,
        conditions,
        slopes: lines.map((line) => ({ ...line, stands_out: out.has(line.system) })),
        left_out: rated.filter(({ entries }) => entries.length < 2).map(({ system }) => system),
      },
    ];
  });
}

type Line = Omit<Slope, 'stands_out'>;

function standingOut(
  lines: readonly Line[],
  highlight: Highlight,
  order: readonly string[],
): ReadonlySet<string> {
  const names = lines.map(({ system }) => system);
  if (lines.length <= HANDFUL) return new Set(names);
  if (highlight === 'none') return new Set();
  if (highlight === 'listed') return new Set(names.filter((name) => order.includes(name)));
  const sorted = lines.map((line) => ({ line, change: changeOf(line) })).sort((a, b) => a.change - b.change);
  const [fall, rise] = [sorted[0], sorted.at(-1)];
  return new Set([
    ...(fall && fall.change < 0 ? [fall.line.system] : []),
    ...(rise && rise.change > 0 ? [rise.line.system] : []),
  ]);
}

/** From a line's first rate to its last, as a fraction. */
export function changeOf({ points }: Pick<Slope, 'points'>): number {
  return (points.at(-1)?.rate ?? 0) - (points[0]?.rate ?? 0);
}
