import type { ReactElement } from 'react';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { measureText } from '../measure-text.ts';
import { smallText, type Theme } from '../theme.ts';
import type { Tick } from './tick.ts';

interface AxisYProps {
  readonly theme: Theme;
  readonly scale: (value: number) => number;
  readonly ticks: readonly Tick[];
  /** Where the plot begins; labels end before it. */
  readonly left: number;
  /** Gridlines reach to here. */
  readonly right: number;
}

/** The room that labels at the left take, with the gap after them. */
export function axisYWidth(ticks: readonly Tick[], theme: Theme): number {
  const widths = ticks.map(({ label }) => measureText(label, smallText(theme)));
  return Math.max(0, ...widths) + 0.5 * theme.small_size;
}

/** A vertical axis: gridlines with their labels at the left. Its title belongs above the plot, where it can be read level. */
export function AxisY({ theme, scale, ticks, left, right }: AxisYProps): ReactElement {
  const size = theme.small_size;
  return (
    <g>
      {ticks.map(({ value, label }) => {
        const y = toHundredths(scale(value));
        return (
          <g key={value}>
            <line
              fill="none"
              x1={toHundredths(left)}
              x2={toHundredths(right)}
              y1={y}
              y2={y}
              stroke={theme.grid}
              strokeWidth={theme.hairline}
            />
            <FigureText
              theme={theme}
              x={left - 0.5 * size}
              y={centredBaseline(y, smallText(theme))}
              size={size}
              fill={theme.muted}
              anchor="end"
              tabular
            >
              {label}
            </FigureText>
          </g>
        );
      })}
    </g>
  );
}
