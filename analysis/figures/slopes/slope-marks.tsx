import type { ReactElement } from 'react';
import { pale } from '../pale.ts';
import { encodes } from '../parts/encodes.ts';
import { IntervalMark } from '../parts/interval-mark.tsx';
import { pointList } from '../parts/point-list.ts';
import { SeriesMark } from '../parts/series-mark.tsx';
import type { SeriesStyle } from '../spec/series-style.ts';
import type { Theme } from '../theme.ts';
import { intervalToPoints } from '../to-points.ts';
import type { PlacedPoint, PlacedSlopes } from './slopes-layout.ts';

export interface SlopePaint extends SeriesStyle {
  readonly width: number;
  readonly radius: number;
}

interface MarksProps {
  readonly points: readonly PlacedPoint[];
  readonly theme: Theme;
  readonly paint: SlopePaint;
}

/** The intervals of one line, in a pale tint of its colour. */
export function SlopeIntervals(props: MarksProps & { readonly scale: PlacedSlopes['scale'] }): ReactElement {
  const { points, scale, theme, paint } = props;
  return (
    <>
      {points.map(({ entry, index, x }) => {
        const limits = intervalToPoints(entry.row.ci);
        return (
          limits && (
            <IntervalMark
              key={index}
              theme={theme}
              limits={limits}
              scale={scale}
              along="y"
              at={x}
              colour={pale(paint.colour, theme)}
              row={index}
              column="interval"
            />
          )
        );
      })}
    </>
  );
}

/** One system's line with a mark at each condition. */
export function SlopeLine({ points, theme, paint }: MarksProps): ReactElement {
  return (
    <g>
      <polyline
        points={pointList(points.map(({ x, y }) => [x, y] as const))}
        fill="none"
        stroke={paint.colour}
        strokeWidth={paint.width}
      />
      {points.map(({ index, x, y }) => (
        <SeriesMark
          key={index}
          x={x}
          y={y}
          radius={paint.radius}
          shape={paint.shape}
          colour={paint.colour}
          theme={theme}
          stroke={theme.hairline}
          encoding={encodes(index, { cy: 'rate' })}
        />
      ))}
    </g>
  );
}
