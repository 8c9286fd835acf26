import type { ReactElement } from 'react';
import { encodes } from '../parts/encodes.ts';
import { IntervalMark } from '../parts/interval-mark.tsx';
import { pointList } from '../parts/point-list.ts';
import { SeriesMark } from '../parts/series-mark.tsx';
import type { SeriesStyle } from '../spec/series-style.ts';
import type { Theme } from '../theme.ts';
import { intervalToPoints } from '../to-points.ts';
import { stepCorners } from './step-corners.ts';
import type { PlacedPoint, TradeoffPanel } from './tradeoff-layout.ts';

/** Steps along the front: what can be resolved for so much, on to the right end. */
export function FrontLine(props: {
  readonly points: readonly PlacedPoint[];
  readonly right: number;
  readonly theme: Theme;
}): ReactElement | null {
  const { points, right, theme } = props;
  const corners = stepCorners(points, right);
  if (corners.length === 0) return null;
  return (
    <polyline points={pointList(corners)} fill="none" stroke={theme.rule} strokeWidth={theme.hairline} />
  );
}

/** The interval of the rate upright, the means of repeats level. */
export function TradeoffIntervals(props: {
  readonly placed: PlacedPoint;
  readonly panel: TradeoffPanel;
  readonly theme: Theme;
  readonly colour: string;
}): ReactElement {
  const { placed, panel, theme, colour } = props;
  const { point, index: row, x, y } = placed;
  const ci = intervalToPoints(point.ci);
  const common = { theme, colour, row, width: 0.75 * theme.line };
  return (
    <>
      {ci && <IntervalMark {...common} limits={ci} scale={panel.y.scale} along="y" at={x} column="ci" />}
      {point.n_repeats > 1 && (
        <IntervalMark
          {...common}
          limits={[point.min, point.max]}
          scale={panel.x.scale}
          along="x"
          at={y}
          column="repeats"
        />
      )}
    </>
  );
}

/** Filled on the front, hollow behind it. */
export function TradeoffMark(props: {
  readonly placed: PlacedPoint;
  readonly theme: Theme;
  readonly style: SeriesStyle;
}): ReactElement {
  const { placed, theme, style } = props;
  return (
    <SeriesMark
      x={placed.x}
      y={placed.y}
      radius={theme.dot_radius}
      theme={theme}
      {...style}
      hollow={!placed.point.on_front}
      encoding={encodes(placed.index, { cx: 'mean', cy: 'rate' })}
    />
  );
}
