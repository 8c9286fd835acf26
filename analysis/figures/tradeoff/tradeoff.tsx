import type { ReactElement } from 'react';
import { count } from '../../format/number.ts';
import type { Tradeoff } from '../../model/tradeoff.ts';
import { FigureText } from '../figure-text.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { FigureKey } from '../parts/figure-key.tsx';
import type { Palette } from '../spec/palette.ts';
import { seriesStyle } from '../spec/series-style.ts';
import type { Theme } from '../theme.ts';
import { tradeoffCaption, tradeoffTitle } from './tradeoff-caption.ts';
import { type TradeoffLayout, tradeoffLayout } from './tradeoff-layout.ts';
import type { TradeoffOptions } from './tradeoff-options.ts';
import { TradeoffPanelView } from './tradeoff-panel.tsx';

/** Resolve rate against what a run takes: a mark for each system under a condition, a panel for each benchmark. */
export function TradeoffPlot(props: {
  readonly data: Tradeoff;
  readonly options: TradeoffOptions;
  readonly palette: Palette;
  readonly theme: Theme;
  readonly width: number;
  readonly caption?: string | undefined;
}): ReactElement {
  const { data, options, palette, theme, width } = props;
  const layout = tradeoffLayout(data, options, theme, width);
  const style = (name: string) => seriesStyle(palette, 'conditions', name, theme);
  const note = namelessNote(layout);
  const caption =
    props.caption ?? [tradeoffCaption(data, options), ...(note === null ? [] : [note])].join(' ');
  return (
    <FigureFrame
      theme={theme}
      width={width}
      height={layout.height}
      title={tradeoffTitle(data)}
      caption={caption}
    >
      <FigureKey theme={theme} layout={layout.key} top={theme.margin} style={style} />
      {layout.panels.map((panel) => (
        <TradeoffPanelView
          key={panel.benchmark}
          panel={panel}
          is_named={layout.panels.length > 1}
          measure={data.measure}
          theme={theme}
          style={style}
        />
      ))}
      {note !== null && (
        <FigureText
          theme={theme}
          x={width - theme.margin}
          y={layout.height - theme.margin - 0.4 * theme.small_size}
          size={theme.small_size}
          fill={theme.muted}
          anchor="end"
        >
          {note}
        </FigureText>
      )}
    </FigureFrame>
  );
}

function namelessNote({ n_nameless, panels }: TradeoffLayout): string | null {
  if (n_nameless === 0) return null;
  const n = panels.reduce((sum, { points }) => sum + points.length, 0);
  return `No room for ${count(n_nameless)} of ${count(n)} names.`;
}
