import type { ReactNode } from 'react';
import { SeriesMark } from '../../../analysis/figures/parts/series-mark.tsx';
import { cssPercent as at, interval, percent } from '../../../analysis/format/number.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import type { RatePaint } from './rate-paint.ts';

interface RatePlotProps {
  readonly row: RateRow;
  /** Drawn small behind the mean. */
  readonly repeats: readonly RateRow[];
  readonly small: boolean;
  readonly paint: RatePaint;
}

const MIDDLE = 14;

/** A rate as a dot with its 95% interval on the axis that the column's header draws: 0 to 100%. */
export function RatePlot({ row, repeats, small, paint }: RatePlotProps): ReactNode {
  if (row.rate === null) return null;
  const { theme, style } = paint;
  const { colour, shape } = style(row.condition);
  const label = `${percent(row.rate)}, 95% interval ${interval(row.ci)}`;
  return (
    <svg className="rate-plot" role="img" aria-label={label} data-small={small ? '' : undefined}>
      {row.ci !== null && (
        <line
          className="rate-interval"
          stroke={colour}
          x1={at(row.ci[0])}
          x2={at(row.ci[1])}
          y1={MIDDLE}
          y2={MIDDLE}
        />
      )}
      {repeats.map(
        ({ repeat, rate }) =>
          rate !== null && (
            <circle key={repeat} className="rate-repeat" stroke={colour} cx={at(rate)} cy={MIDDLE} r={2.5} />
          ),
      )}
      {/* A shape cannot stand at a share of the width; a picture of its own can. */}
      <svg className="rate-dot" x={at(row.rate)} y={MIDDLE} aria-hidden="true">
        <SeriesMark
          x={0}
          y={0}
          radius={small ? 2.4 : 3}
          shape={shape}
          colour={colour}
          theme={theme}
          stroke={0}
        />
      </svg>
    </svg>
  );
}
