import { measureText, type TextStyle } from '../../measure-text.ts';
import { type FittedScale, fitLinear } from '../fit-linear.ts';
import type { EffectRow } from './effect-row.ts';

/** Share of the axis kept on either side of zero, so that both directions have room. */
const SIDE = 0.15;

/**
 * Percentage points → position, with its ticks. Covers zero and all that the rows have to reach; what lies beyond is
 * drawn with an arrowhead at the edge. As many ticks as there is room for their labels.
 */
export function effectScale(
  rows: readonly EffectRow[],
  left: number,
  right: number,
  style: TextStyle,
): FittedScale {
  const values = rows.flatMap(({ reach }) => reach);
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
