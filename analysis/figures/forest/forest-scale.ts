import { measureText, type TextStyle } from '../measure-text.ts';
import { type FittedScale, fitLinear } from '../parts/fit-linear.ts';
import type { ForestRow } from './forest-rows.ts';

/** A repository widens the axis only from this many tasks on: below, one task can mean 100 points. */
const PART_TASKS = 10;
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
): FittedScale {
  const values = rows.flatMap(axisValues);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 2;
  const domain = [Math.min(low, -SIDE * span), Math.max(high, SIDE * span)] as const;
  return fitLinear({
    domain,
    range: [left, right],
    limits: [-100, 100],
    apart: (label, next) => (measureText(label, style) + measureText(next, style)) / 2 + style.size,
  });
}

function axisValues(row: ForestRow): readonly number[] {
  if (row.difference === null) return [];
  if (row.kind === 'part') return (row.n ?? 0) < PART_TASKS ? [] : [row.difference];
  return [row.difference, ...(row.interval ?? []), ...(row.band ?? [])];
}
