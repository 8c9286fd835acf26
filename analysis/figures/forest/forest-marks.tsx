import type { ScaleLinear } from 'd3';
import type { ReactElement } from 'react';
import { isSignificant } from '../../compare/significance.ts';
import type { Interval } from '../../model/comparison.ts';
import { toHundredths } from '../figure-text.tsx';
import type { Theme } from '../theme.ts';
import type { ForestRow } from './forest-rows.ts';

interface MarksProps {
  readonly row: ForestRow;
  readonly scale: ScaleLinear<number, number>;
  /** Vertical centre of the line. */
  readonly y: number;
  readonly theme: Theme;
}

/** Interval and dot of one line; the mean of all is a diamond as wide as its interval. */
export function ForestMarks({ row, scale, y, theme }: MarksProps): ReactElement | null {
  if (row.difference === null) return null;
  if (row.kind === 'summary') return <Diamond row={row} scale={scale} y={y} theme={theme} />;
  return (
    <>
      <IntervalLine row={row} scale={scale} y={y} theme={theme} />
      <Dot row={row} scale={scale} y={y} theme={theme} />
    </>
  );
}

function IntervalLine({ row, scale, y, theme }: MarksProps): ReactElement | null {
  if (row.interval === null) return null;
  const [low, high] = scale.domain() as [number, number];
  const [left, right] = clipped(row.interval, scale);
  const colour = markColour(row, theme);
  return (
    <>
      <line
        fill="none"
        x1={toHundredths(left)}
        x2={toHundredths(right)}
        y1={toHundredths(y)}
        y2={toHundredths(y)}
        stroke={colour}
        strokeWidth={toHundredths(row.kind === 'part' ? 0.75 * theme.line : theme.line)}
      />
      {row.interval[0] < low && <Arrowhead x={left} y={y} towards={-1} theme={theme} colour={colour} />}
      {row.interval[1] > high && <Arrowhead x={right} y={y} towards={1} theme={theme} colour={colour} />}
    </>
  );
}

function markColour(row: ForestRow, theme: Theme): string {
  return row.kind === 'part' ? theme.faint : theme.accent;
}

/** A dot at the difference; where that lies beyond the axis the interval's arrowhead and the number stand for it. */
function Dot({ row, scale, y, theme }: MarksProps): ReactElement | null {
  const [low, high] = scale.domain() as [number, number];
  if (row.difference === null || row.difference < low || row.difference > high) return null;
  const part = row.kind === 'part';
  const colour = markColour(row, theme);
  const filled = part || isSignificant(row.p);
  return (
    <circle
      cx={toHundredths(scale(row.difference))}
      cy={toHundredths(y)}
      r={toHundredths(part ? 0.6 * theme.dot_radius : theme.dot_radius)}
      fill={filled ? colour : theme.surface}
      stroke={colour}
      strokeWidth={part ? 0 : theme.line}
    />
  );
}

function Diamond({ row, scale, y, theme }: MarksProps): ReactElement {
  const middle = scale(row.difference ?? 0);
  const [left, right] = row.interval ? clipped(row.interval, scale) : [middle, middle];
  const half = 1.7 * theme.dot_radius;
  const reach = [Math.min(left, middle - half / 2), Math.max(right, middle + half / 2)] as const;
  const corners = [
    [reach[0], y],
    [middle, y - half],
    [reach[1], y],
    [middle, y + half],
  ] as const;
  return <polygon points={pointList(corners)} fill={theme.ink} />;
}

function Arrowhead(props: {
  readonly x: number;
  readonly y: number;
  readonly towards: 1 | -1;
  readonly theme: Theme;
  readonly colour: string;
}): ReactElement {
  const size = 1.2 * props.theme.dot_radius;
  const base = props.x - props.towards * size;
  const corners = [
    [props.x, props.y],
    [base, props.y - size / 2],
    [base, props.y + size / 2],
  ] as const;
  return <polygon points={pointList(corners)} fill={props.colour} />;
}

/** Limits as positions, cut off where the axis ends. */
export function clipped(limits: Interval, scale: ScaleLinear<number, number>): readonly [number, number] {
  const [low, high] = scale.domain() as [number, number];
  return [scale(Math.min(high, Math.max(low, limits[0]))), scale(Math.max(low, Math.min(high, limits[1])))];
}

function pointList(corners: readonly (readonly [number, number])[]): string {
  return corners.map(([x, y]) => `${toHundredths(x)},${toHundredths(y)}`).join(' ');
}
