import type { ScaleLinear } from 'd3';
import type { ReactElement } from 'react';
import { isSignificant } from '../../../compare/significance.ts';
import type { Interval } from '../../../model/comparison.ts';
import { toHundredths } from '../../figure-text.tsx';
import type { Theme } from '../../theme.ts';
import { encodes } from '../encodes.ts';
import { IntervalMark } from '../interval-mark.tsx';
import { pointList } from '../point-list.ts';
import { SeriesMark } from '../series-mark.tsx';
import type { EffectRow } from './effect-row.ts';

interface MarksProps {
  readonly row: EffectRow;
  /** Its place in the figure's table. */
  readonly index: number;
  readonly scale: ScaleLinear<number, number>;
  /** Vertical centre of the line. */
  readonly y: number;
  readonly theme: Theme;
}

/** Interval and dot of one line; the mean of all is a diamond as wide as its interval. */
export function EffectMarks(props: MarksProps): ReactElement | null {
  const { row, index, scale, y, theme } = props;
  if (row.difference === null) return null;
  if (row.kind === 'summary') return <Diamond {...props} />;
  return (
    <>
      {row.interval && (
        <IntervalMark
          theme={theme}
          limits={row.interval}
          scale={scale}
          along="x"
          at={y}
          colour={markColour(row, theme)}
          width={row.kind === 'part' ? 0.75 * theme.line : theme.line}
          row={index}
          column="interval"
        />
      )}
      <Dot {...props} />
    </>
  );
}

function markColour(row: EffectRow, theme: Theme): string {
  return row.kind === 'part' ? theme.faint : theme.accent;
}

/** A dot at the difference; where that lies beyond the axis the interval's arrowhead and the number stand for it. */
function Dot({ row, index, scale, y, theme }: MarksProps): ReactElement | null {
  const [low, high] = scale.domain() as [number, number];
  if (row.difference === null || row.difference < low || row.difference > high) return null;
  const part = row.kind === 'part';
  return (
    <SeriesMark
      x={scale(row.difference)}
      y={y}
      radius={part ? 0.6 * theme.dot_radius : theme.dot_radius}
      shape="circle"
      colour={markColour(row, theme)}
      theme={theme}
      hollow={!part && !isSignificant(row.p)}
      stroke={part ? 0 : theme.line}
      encoding={encodes(index, { cx: 'difference' })}
    />
  );
}

function Diamond({ row, index, scale, y, theme }: MarksProps): ReactElement {
  const middle = scale(row.difference ?? 0);
  const half = 1.7 * theme.dot_radius;
  const [left, right] = row.interval ? clipped(row.interval, scale) : [middle - half / 2, middle + half / 2];
  const corners = [
    [left, y],
    [middle, y - half],
    [right, y],
    [middle, y + half],
  ] as const;
  const drawn = row.interval ? { x1: 'interval.0', x2: 'interval.1' } : {};
  return (
    <polygon
      points={pointList(corners)}
      fill={theme.ink}
      data-cx={toHundredths(middle)}
      data-x1={toHundredths(left)}
      data-x2={toHundredths(right)}
      {...encodes(index, { cx: 'difference', ...drawn })}
    />
  );
}

/** Limits as positions, cut off where the axis ends. */
export function clipped(limits: Interval, scale: ScaleLinear<number, number>): readonly [number, number] {
  const [low, high] = scale.domain() as [number, number];
  return [scale(Math.min(high, Math.max(low, limits[0]))), scale(Math.max(low, Math.min(high, limits[1])))];
}
