import type { ReactElement } from 'react';
import type { Interval } from '../../model/comparison.ts';
import { toHundredths } from '../figure-text.tsx';
import type { Theme } from '../theme.ts';
import { encodes } from './encodes.ts';
import type { PlotScale } from './plot-scales.ts';
import { pointList } from './point-list.ts';

interface IntervalMarkProps {
  readonly theme: Theme;
  readonly limits: Interval;
  readonly scale: PlotScale & ((value: number) => number);
  /** Along which direction its values lie, and where it stands in the other. */
  readonly along: 'x' | 'y';
  readonly at: number;
  readonly colour: string;
  readonly width?: number;
  /** Row of the figure's table and its interval's column, where the line shows them. */
  readonly row?: number;
  readonly column?: string;
}

/** A line from limit to limit. One beyond the axis ends there with an arrowhead, and then stands for no value. */
export function IntervalMark(props: IntervalMarkProps): ReactElement {
  const { theme, limits, scale, along, at, colour, row, column } = props;
  const [low, high] = scale.domain() as [number, number];
  const [from, to] = limits.map((limit) => scale(Math.max(low, Math.min(high, limit)))) as [number, number];
  const cut = [limits[0] < low, limits[1] > high] as const;
  const [first, second, third, fourth] = along === 'x' ? ['x1', 'x2', 'y1', 'y2'] : ['y1', 'y2', 'x1', 'x2'];
  const ends = {
    [first as string]: toHundredths(from),
    [second as string]: toHundredths(to),
    [third as string]: toHundredths(at),
    [fourth as string]: toHundredths(at),
  };
  const shown = {
    ...(cut[0] ? {} : { [first as string]: `${column}.0` }),
    ...(cut[1] ? {} : { [second as string]: `${column}.1` }),
  };
  return (
    <>
      <line
        fill="none"
        {...ends}
        stroke={colour}
        strokeWidth={toHundredths(props.width ?? theme.line)}
        {...(row !== undefined && column !== undefined ? encodes(row, shown) : {})}
      />
      {cut[0] && <Arrowhead along={along} end={from} at={at} from={to} theme={theme} colour={colour} />}
      {cut[1] && <Arrowhead along={along} end={to} at={at} from={from} theme={theme} colour={colour} />}
    </>
  );
}

function Arrowhead(props: {
  readonly along: 'x' | 'y';
  readonly end: number;
  readonly from: number;
  readonly at: number;
  readonly theme: Theme;
  readonly colour: string;
}): ReactElement {
  const size = 1.2 * props.theme.dot_radius;
  const base = props.end - (props.end >= props.from ? size : -size);
  const corners = [
    [props.end, props.at],
    [base, props.at - size / 2],
    [base, props.at + size / 2],
  ] as const;
  const placed = corners.map(([a, b]) => (props.along === 'x' ? ([a, b] as const) : ([b, a] as const)));
  return <polygon points={pointList(placed)} fill={props.colour} />;
}
