import type { ReactElement } from 'react';
import { FigureText, toHundredths } from '../figure-text.tsx';
import type { Theme } from '../theme.ts';
import type { Tick } from './tick.ts';

const STEPS = 48;

/** What the colours of a sequential scale mean: a bar from its least value to its greatest, with labels below. */
export function ColourBar(props: {
  readonly theme: Theme;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly domain: readonly [number, number];
  readonly colour: (value: number) => string;
  readonly ticks: readonly Tick[];
}): ReactElement {
  const { theme, x, y, width, height, domain, colour, ticks } = props;
  const [low, high] = domain;
  const step = width / STEPS;
  const place = (value: number) => x + ((value - low) / (high - low)) * width;
  return (
    <g>
      {Array.from({ length: STEPS }, (_, i) => {
        const value = low + ((i + 0.5) / STEPS) * (high - low);
        // Each reaches under the next, so that no hair of the page shows between them.
        const reach = i + 1 < STEPS ? 1.5 * step : step;
        return (
          <rect
            key={value}
            x={toHundredths(x + i * step)}
            y={toHundredths(y)}
            width={toHundredths(reach)}
            height={toHundredths(height)}
            fill={colour(value)}
          />
        );
      })}
      {ticks.map(({ value, label }, i) => (
        <FigureText
          key={value}
          theme={theme}
          x={place(value)}
          y={y + height + 1.05 * theme.small_size}
          size={theme.small_size}
          fill={theme.muted}
          anchor={i === 0 ? 'start' : i === ticks.length - 1 ? 'end' : 'middle'}
          tabular
        >
          {label}
        </FigureText>
      ))}
    </g>
  );
}
