import type { ReactNode } from 'react';
import { cssPercent as at, interval, percent } from '../../../analysis/format/number.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';

interface RatePlotProps {
  readonly row: RateRow;
  /** Drawn small behind the mean. */
  readonly repeats: readonly RateRow[];
  readonly small: boolean;
}

const MIDDLE = 14;

/** A rate as a dot with its 95% interval on the axis that the column's header draws: 0 to 100%. */
export function RatePlot({ row, repeats, small }: RatePlotProps): ReactNode {
  if (row.rate === null) return null;
  const label = `${percent(row.rate)}, 95% interval ${interval(row.ci)}`;
  return (
    <svg className="rate-plot" role="img" aria-label={label} data-small={small ? '' : undefined}>
      {row.ci !== null && (
        <line className="rate-interval" x1={at(row.ci[0])} x2={at(row.ci[1])} y1={MIDDLE} y2={MIDDLE} />
      )}
      {repeats.map(
        ({ repeat, rate }) =>
          rate !== null && <circle key={repeat} className="rate-repeat" cx={at(rate)} cy={MIDDLE} r={2.5} />,
      )}
      <circle className="rate-dot" cx={at(row.rate)} cy={MIDDLE} r={small ? 2.5 : 3.25} />
    </svg>
  );
}
