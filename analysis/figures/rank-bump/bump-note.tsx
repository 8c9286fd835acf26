import type { ReactElement } from 'react';
import { FigureText } from '../figure-text.tsx';
import { shortenEnd } from '../shorten-end.ts';
import { smallText, type Theme } from '../theme.ts';
import type { BumpLayout } from './bump-layout.ts';
import type { BumpOptions } from './bump-options.ts';

/** What the heavy lines are, or that none is heavy, below everything. */
export function BumpNote(props: {
  readonly layout: BumpLayout;
  readonly theme: Theme;
  readonly highlight: BumpOptions['highlight'];
}): ReactElement | null {
  const { layout, theme, highlight } = props;
  const n = layout.rows.filter(({ row }) => row.isHighlighted).length;
  const text = noteText(highlight, n);
  if (text === null) return null;
  return (
    <FigureText
      theme={theme}
      x={layout.width / 2}
      y={layout.bottom + 4.1 * theme.small_size}
      size={theme.small_size}
      fill={theme.muted}
      anchor="middle"
      full={text}
    >
      {shortenEnd(text, layout.width - 2 * theme.margin, smallText(theme))}
    </FigureText>
  );
}

function noteText(highlight: BumpOptions['highlight'], n: number): string | null {
  if (highlight === 'beyond')
    return n === 0 ? 'Every system’s sets under A and B overlap.' : 'Heavy: sets under A and B are apart.';
  if (highlight === 'moved') return n === 0 ? 'No rank differs.' : 'Heavy: ranks under A and B differ.';
  return null;
}
