import type { ReactElement } from 'react';
import { rank } from '../../format/number.ts';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import { bodyText, type Theme } from '../theme.ts';
import { type BumpLayout, type PlacedBump, type Side, scoreText } from './bump-layout.ts';

/** A system's name at one side, with its score and rank where there is room. */
export function BumpLabel(props: {
  readonly placed: PlacedBump;
  readonly side: Side;
  readonly layout: BumpLayout;
  readonly theme: Theme;
  readonly isHeavy: boolean;
}): ReactElement {
  const { placed, side, layout, theme, isHeavy } = props;
  const columns = layout.sides[side];
  const end = placed.row[side];
  const common = {
    theme,
    y: centredBaseline(placed.line[side], bodyText(theme)),
    size: theme.text_size,
    fill: isHeavy ? theme.ink : theme.muted,
  };
  return (
    <>
      <FigureText
        {...common}
        x={columns.label}
        fill={isHeavy ? theme.ink : theme.muted}
        full={placed.row.system.label}
      >
        {placed.label}
      </FigureText>
      {columns.score !== null && (
        <FigureText {...common} x={columns.score} anchor="end" tabular>
          {scoreText(end)}
        </FigureText>
      )}
      {columns.rank !== null && (
        <FigureText {...common} x={columns.rank} anchor="end" tabular>
          {rank(end.rank)}
        </FigureText>
      )}
    </>
  );
}
