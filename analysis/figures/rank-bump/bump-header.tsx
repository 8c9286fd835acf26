import type { ReactElement } from 'react';
import type { Ranking } from '../../model/ranking.ts';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { measureText } from '../measure-text.ts';
import { shortenMiddle } from '../shorten-middle.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import type { BumpLayout, BumpSide, Side } from './bump-layout.ts';
import type { BumpOptions } from './bump-options.ts';

interface HeaderProps {
  readonly data: Pick<Ranking, 'a' | 'b'>;
  readonly side: Side;
  readonly layout: BumpLayout;
  readonly theme: Theme;
  readonly beside: BumpOptions['beside'];
}

const PANEL_HEADERS: Readonly<Record<BumpOptions['beside'], readonly string[]>> = {
  set: ['95% confidence set', '95% set', 'set'],
  interval: ['95% bootstrap', 'bootstrap', '95%'],
};

/** The side's name over the heads of its columns. */
export function BumpHeader({ data, side, layout, theme, beside }: HeaderProps): ReactElement {
  const columns = layout.sides[side];
  const [left, right] = columns.panel.range() as [number, number];
  const names = { ...bodyText(theme), weight: 600 } as const;
  const [from, to] = side === 'a' ? [theme.margin, right] : [left, layout.width - theme.margin];
  const y = centredBaseline(1.5 * theme.row_height, smallText(theme));
  const common = { theme, y, size: theme.small_size, fill: theme.muted };
  const name = `${side.toUpperCase()}  ${data[side]}`;
  return (
    <g>
      <FigureText
        theme={theme}
        x={side === 'a' ? from : to}
        y={centredBaseline(0.5 * theme.row_height, names)}
        size={names.size}
        weight={names.weight}
        fill={theme.ink}
        anchor={side === 'a' ? 'start' : 'end'}
        full={name}
      >
        {shortenMiddle(name, to - from, names)}
      </FigureText>
      <FigureText {...common} x={(left + right) / 2} anchor="middle">
        {panelHeader(columns, beside, theme)}
      </FigureText>
      {columns.score !== null && (
        <FigureText {...common} x={columns.score} anchor="end">
          %
        </FigureText>
      )}
      {columns.rank !== null && (
        <FigureText {...common} x={columns.rank} anchor="end">
          rank
        </FigureText>
      )}
      <line
        fill="none"
        x1={toHundredths(from)}
        x2={toHundredths(to)}
        y1={toHundredths(2 * theme.row_height)}
        y2={toHundredths(2 * theme.row_height)}
        stroke={theme.rule}
        strokeWidth={theme.hairline}
      />
    </g>
  );
}

function panelHeader({ panel }: BumpSide, beside: BumpOptions['beside'], theme: Theme): string {
  const [left, right] = panel.range() as [number, number];
  const texts = PANEL_HEADERS[beside];
  const style = smallText(theme);
  // It may reach a little over the panel's ends, where the gaps are.
  const room = right - left + 0.6 * style.size;
  return texts.find((text) => measureText(text, style) <= room) ?? (texts.at(-1) as string);
}
