import type { ReactElement } from 'react';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import type { SeriesStyle } from '../spec/series-style.ts';
import { smallText, type Theme } from '../theme.ts';
import type { KeyLayout } from './key-layout.ts';
import { SeriesMark } from './series-mark.tsx';

/** What the marks of each series mean. Labels at the marks are better where there is room for them. */
export function FigureKey(props: {
  readonly theme: Theme;
  readonly layout: KeyLayout;
  readonly top: number;
  readonly style: (name: string) => SeriesStyle;
}): ReactElement {
  const { theme, layout, top, style } = props;
  const radius = 0.85 * theme.dot_radius;
  return (
    <g>
      {layout.keys.map(({ name, text, x, y }) => (
        <g key={name}>
          <SeriesMark x={x + radius} y={top + y} radius={radius} theme={theme} {...style(name)} />
          <FigureText
            theme={theme}
            x={x + layout.indent}
            y={centredBaseline(top + y, smallText(theme))}
            size={theme.small_size}
            fill={theme.muted}
            full={name}
          >
            {text}
          </FigureText>
        </g>
      ))}
    </g>
  );
}
