import type { ReactElement } from 'react';
import { outcomeName } from '../../model/outcome-names.ts';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import type { KeyLayout } from '../parts/key-layout.ts';
import { OutcomeRect } from '../parts/outcome-rect.tsx';
import { smallText, type Theme } from '../theme.ts';
import { PART_OUTCOMES } from './part-outcome.ts';

/** What the verdicts' colours are. */
export function DistributionsKey(props: {
  readonly theme: Theme;
  readonly layout: KeyLayout;
  readonly top: number;
}): ReactElement {
  const { theme, layout, top } = props;
  const side = 1.8 * theme.dot_radius;
  return (
    <g>
      {Object.values(PART_OUTCOMES).map((outcome) => {
        const found = layout.keys.find(({ name }) => name === outcomeName(outcome));
        if (!found) return null;
        const { x, y } = found;
        const box = { left: x, right: x + side, top: top + y - side / 2, bottom: top + y + side / 2 };
        return (
          <g key={outcome}>
            <OutcomeRect box={box} outcome={outcome} theme={theme} />
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
