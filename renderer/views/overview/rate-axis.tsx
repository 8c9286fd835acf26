import type { ReactNode } from 'react';
import { cssPercent } from '../../../analysis/format/number.ts';

const TICKS = [0, 25, 50, 75, 100];

/** The one axis of the column of dots and intervals. */
export function RateAxis(): ReactNode {
  return (
    <>
      <span className="visually-hidden">Rate with interval</span>
      <div className="rate-axis" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} style={{ left: cssPercent(tick / 100) }}>
            {tick}
          </span>
        ))}
      </div>
    </>
  );
}
