import type { ReactElement } from 'react';
import { toHundredths } from '../figure-text.tsx';
import { encodes } from '../parts/encodes.ts';
import { SeriesMark } from '../parts/series-mark.tsx';
import type { Theme } from '../theme.ts';
import { type BumpLayout, type PlacedBump, SIDES } from './bump-layout.ts';
import type { BumpStyle } from './bump-style.ts';

/** A system's two ranks, joined, and thin lines that lead from each to its name. */
export function BumpLine(props: {
  readonly placed: PlacedBump;
  readonly layout: BumpLayout;
  readonly theme: Theme;
  readonly style: BumpStyle;
}): ReactElement {
  const { placed, layout, theme, style } = props;
  const { row, line } = placed;
  const { sides, y } = layout;
  const at = (x: number, height: number, side: 1 | 2) => ({
    [`x${side}`]: toHundredths(x),
    [`y${side}`]: toHundredths(height),
  });
  return (
    <g>
      {SIDES.map((side) => {
        const { panel, dot } = sides[side];
        const edge = panel.range()[side === 'a' ? 1 : 0] as number;
        return (
          <line
            key={side}
            fill="none"
            {...at(edge, line[side], 1)}
            {...at(dot, y(row[side].rank), 2)}
            stroke={style.isHeavy ? style.colour : theme.rule}
            strokeWidth={theme.hairline}
          />
        );
      })}
      <line
        fill="none"
        {...at(sides.a.dot, y(row.a.rank), 1)}
        {...at(sides.b.dot, y(row.b.rank), 2)}
        stroke={style.isHeavy ? style.colour : theme.rule}
        strokeWidth={toHundredths(theme.line * (style.isHeavy ? 1.8 : 0.8))}
      />
      {SIDES.map((side) => (
        <SeriesMark
          key={side}
          x={sides[side].dot}
          y={y(row[side].rank)}
          radius={(style.isHeavy ? 1 : 0.75) * theme.dot_radius}
          shape={style.shape}
          colour={style.colour}
          theme={theme}
          stroke={0}
          encoding={encodes(row.index, { cy: `rank_${side}` })}
        />
      ))}
    </g>
  );
}
