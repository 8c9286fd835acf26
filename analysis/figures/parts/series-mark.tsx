import type { ReactElement } from 'react';
import { toHundredths } from '../figure-text.tsx';
import type { Theme } from '../theme.ts';
import type { encodes } from './encodes.ts';
import { type MarkShape, shapeCorners } from './mark-shape.ts';
import { pointList } from './point-list.ts';

/** One mark in its series' shape and colour, filled or hollow. Its centre is stated where it is no circle. */
export function SeriesMark(props: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly shape: MarkShape;
  readonly colour: string;
  readonly theme: Theme;
  readonly hollow?: boolean;
  /** Width of its outline; the theme's line without it. */
  readonly stroke?: number;
  readonly encoding?: ReturnType<typeof encodes>;
}): ReactElement {
  const { shape, colour, theme, hollow = false, encoding } = props;
  const [x, y, radius] = [props.x, props.y, props.radius].map(toHundredths) as [number, number, number];
  const paint = {
    fill: hollow ? theme.surface : colour,
    stroke: colour,
    strokeWidth: props.stroke ?? theme.line,
  };
  const corners = shapeCorners(shape, x, y, radius);
  if (corners === null) return <circle cx={x} cy={y} r={radius} {...paint} {...encoding} />;
  return (
    <polygon
      points={pointList(corners)}
      strokeLinejoin="round"
      {...paint}
      data-cx={x}
      data-cy={y}
      {...encoding}
    />
  );
}
