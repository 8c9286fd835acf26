import { precisionFixed, type ScaleLinear, scaleLinear } from 'd3';
import { fixed } from '../../format/number.ts';
import { measureText, type TextStyle } from '../measure-text.ts';
import type { ForestRow } from './forest-rows.ts';

export interface Tick {
  readonly value: number;
  readonly label: string;
}

/** A repository widens the axis only from this many tasks on: below, one task can mean 100 points. */
const PART_TASKS = 10;
const MOST_TICKS = 9;
/** Share of the axis kept on either side of zero, so that both directions have room. */
const SIDE = 0.15;

/**
 * Percentage points → position, with its ticks. Covers zero, every difference and every interval of the main lines;
 * intervals and small repositories beyond it are drawn with an arrowhead at the edge. As many ticks as there is room
 * for their labels.
 */
export function forestScale(
  rows: readonly ForestRow[],
  left: number,
  right: number,
  style: TextStyle,
): { readonly scale: ScaleLinear<number, number>; readonly ticks: readonly Tick[] } {
  const values = rows.flatMap(axisValues);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 2;
  const domain = [Math.min(low, -SIDE * span), Math.max(high, SIDE * span)] as const;
  for (let wanted = MOST_TICKS; wanted > 1; wanted -= 1) {
    const scale = niceScale(domain, [left, right], wanted);
    const ticks = labelledTicks(scale, wanted);
    if (ticks.length <= MOST_TICKS && areApart(ticks, scale, style)) return { scale, ticks };
  }
  const scale = niceScale(domain, [left, right], 2);
  return { scale, ticks: [{ value: 0, label: '0' }] };
}

function niceScale(
  domain: readonly [number, number],
  range: readonly [number, number],
  ticks: number,
): ScaleLinear<number, number> {
  const scale = scaleLinear(domain, range).nice(ticks);
  return scale.domain(scale.domain().map((value) => Math.max(-100, Math.min(100, value))));
}

function labelledTicks(scale: ScaleLinear<number, number>, wanted: number): readonly Tick[] {
  const values = scale.ticks(wanted);
  const digits = precisionFixed((values[1] ?? 1) - (values[0] ?? 0));
  return values.map((value) => ({ value, label: fixed(value, digits) }));
}

function areApart(ticks: readonly Tick[], scale: ScaleLinear<number, number>, style: TextStyle): boolean {
  return ticks.every(({ value, label }, i) => {
    const next = ticks[i + 1];
    if (!next) return true;
    const widths = (measureText(label, style) + measureText(next.label, style)) / 2;
    return scale(next.value) - scale(value) >= widths + style.size;
  });
}

function axisValues(row: ForestRow): readonly number[] {
  if (row.difference === null) return [];
  if (row.kind === 'part') return (row.n ?? 0) < PART_TASKS ? [] : [row.difference];
  return [row.difference, ...(row.interval ?? []), ...(row.band ?? [])];
}
