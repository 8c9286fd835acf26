import type { ReactElement } from 'react';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import { HatchedRect } from '../parts/hatched-rect.tsx';
import type { KeyLayout } from '../parts/key-layout.ts';
import { smallText, type Theme } from '../theme.ts';
import { PART_WORDS, partPaint } from './part-paint.ts';

/** What the verdicts' colours are. */
export function DistributionsKey(props: {
  readonly theme: Theme;
  readonly layout: KeyLayout;
  readonly top: number;
}): ReactElement {
  const { theme, layout, top } = props;
  const side = 1.8 * theme.dot_radius;
  const parts = ['resolved', 'unresolved', 'unscored'] as const;
  return (
    <g>
      {parts.map((part) => {
        const found = layout.keys.find(({ name }) => name === PART_WORDS[part]);
        if (!found) return null;
        const { x, y } = found;
        const { fill, hatch } = partPaint(part, theme);
        const box = { left: x, right: x + side, top: top + y - side / 2, bottom: top + y + side / 2 };
        return (
          <g key={part}>
            <HatchedRect box={box} fill={fill} hatch={hatch} theme={theme} />
            <FigureText
              theme={theme}
              x={x + layout.indent}
              y={centredBaseline(top + y, smallText(theme))}
              size={theme.small_size}
              fill={theme.muted}
            >
              {found.text}
            </FigureText>
          </g>
        );
      })}
    </g>
  );
}
