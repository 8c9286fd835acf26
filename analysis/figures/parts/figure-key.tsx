import type { ReactElement } from 'react';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import type { SeriesStyle } from '../spec/series-style.ts';
import { smallText, type Theme } from '../theme.ts';
import type { KeyLayout } from './key-layout.ts';
import { SeriesMark } from './series-mark.tsx';

interface KeyMark {
  readonly name: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What the marks of each series mean, or others that `mark` draws. Labels at the marks are better where there is room for them. */
export function FigureKey(
  props: {
    readonly theme: Theme;
    readonly layout: KeyLayout;
    readonly top: number;
  } & (
    | { readonly style: (name: string) => SeriesStyle }
    | { readonly mark: (place: KeyMark) => ReactElement }
  ),
): ReactElement {
  const { theme, layout, top } = props;
  const radius = 0.85 * theme.dot_radius;
  const mark = (place: KeyMark) =>
    'mark' in props ? (
      props.mark(place)
    ) : (
      <SeriesMark {...place} theme={theme} {...props.style(place.name)} />
    );
  return (
    <g>
      {layout.keys.map(({ name, text, x, y }) => (
        <g key={name}>
          {mark({ name, x: x + radius, y: top + y, radius })}
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
