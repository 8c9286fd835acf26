import type { ReactElement } from 'react';
import { FigureText, toHundredths } from '../figure-text.tsx';
import type { Theme } from '../theme.ts';
import type { Tick } from './tick.ts';

interface AxisXProps {
  readonly theme: Theme;
  readonly scale: (value: number) => number;
  readonly ticks: readonly Tick[];
  readonly left: number;
  readonly right: number;
  /** Where the axis lies. */
  readonly y: number;
  /** Gridlines reach up to here; none without it. */
  readonly grid_top?: number;
  readonly title?: string;
}

/** How much room the axis takes below its line, in `small_size`. */
export const AXIS_X_HEIGHT = 2.9;

/** A horizontal axis: gridlines, line, labels below, title under their middle. Lines have no fill, which PDF writers may paint. */
export function AxisX({ theme, scale, ticks, left, right, y, grid_top, title }: AxisXProps): ReactElement {
  const size = theme.small_size;
  return (
    <g>
      {grid_top !== undefined && (
        <g stroke={theme.grid} strokeWidth={theme.hairline}>
          {ticks.map(({ value }) => {
            const x = toHundredths(scale(value));
            return (
              <line key={value} fill="none" x1={x} x2={x} y1={toHundredths(grid_top)} y2={toHundredths(y)} />
            );
          })}
        </g>
      )}
      <line
        fill="none"
        x1={toHundredths(left)}
        x2={toHundredths(right)}
        y1={toHundredths(y)}
        y2={toHundredths(y)}
        stroke={theme.rule}
        strokeWidth={theme.hairline}
      />
      {ticks.map(({ value, label }) => (
        <FigureText
          key={value}
          theme={theme}
          x={scale(value)}
          y={y + 1.25 * size}
          size={size}
          fill={theme.muted}
          anchor="middle"
          tabular
        >
          {label}
        </FigureText>
      ))}
      {title !== undefined && (
        <FigureText
          theme={theme}
          x={(left + right) / 2}
          y={y + 2.6 * size}
          size={size}
          fill={theme.muted}
          anchor="middle"
        >
          {title}
        </FigureText>
      )}
    </g>
  );
}
