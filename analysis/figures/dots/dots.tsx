import type { ReactElement } from 'react';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { FigureKey } from '../parts/figure-key.tsx';
import { PanelPlots } from '../rates/panel-plots.tsx';
import type { RatePanel } from '../rates/rate-panels.ts';
import { RowsText } from '../rates/rows-text.tsx';
import type { Palette } from '../spec/palette.ts';
import { seriesStyle } from '../spec/series-style.ts';
import type { Theme } from '../theme.ts';
import { dotsLayout } from './dots-layout.ts';
import { DotsLine } from './dots-line.tsx';

interface DotsProps {
  readonly panels: readonly RatePanel[];
  readonly conditions: readonly string[];
  readonly palette: Palette;
  readonly from_zero: boolean;
  readonly theme: Theme;
  /** In the theme's unit; the height follows from the lines. */
  readonly width: number;
  readonly title: string;
  readonly caption: string;
}

/** Resolve rates as dots with their intervals: a row per system, its conditions beneath each other, a panel per benchmark. */
export function Dots(props: DotsProps): ReactElement {
  const { palette, theme, width, title, caption } = props;
  const layout = dotsLayout(props);
  const style = (condition: string) => seriesStyle(palette, 'conditions', condition, theme);
  return (
    <FigureFrame theme={theme} width={width} height={layout.height} title={title} caption={caption}>
      <FigureKey theme={theme} layout={layout.key} top={0} style={style} />
      <PanelPlots
        layout={layout}
        theme={theme}
        measured={{ name: 'Resolve rate', short: 'Rate' }}
        draw={(line) => (
          <DotsLine
            key={line.index}
            line={line}
            scale={layout.scale}
            theme={theme}
            style={style(line.entry.row.condition)}
          />
        )}
      />
      <RowsText layout={layout} theme={theme} />
    </FigureFrame>
  );
}
