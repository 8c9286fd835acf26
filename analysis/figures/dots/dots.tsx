import type { ReactElement } from 'react';
import { AxisX } from '../parts/axis-x.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { FigureKey } from '../parts/figure-key.tsx';
import { plotScales } from '../parts/plot-scales.ts';
import { axisTitle } from '../rates/axis-title.ts';
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
  const { panels, palette, theme, width, title, caption } = props;
  const layout = dotsLayout(props);
  const style = (condition: string) => seriesStyle(palette, 'conditions', condition, theme);
  return (
    <FigureFrame theme={theme} width={width} height={layout.height} title={title} caption={caption}>
      <FigureKey theme={theme} layout={layout.key} top={0} style={style} />
      {layout.panels.map((panel, i) => (
        <g key={panel.benchmark}>
          <AxisX
            theme={theme}
            scale={layout.scale}
            ticks={layout.ticks}
            left={layout.plot.left}
            right={layout.plot.right}
            y={panel.bottom}
            grid_top={panel.top}
            {...(i === panels.length - 1 && { title: axisTitle(titles(panels), layout, theme) })}
          />
          <g {...plotScales({ x: layout.scale })}>
            {panel.lines.map((line) => (
              <DotsLine
                key={line.index}
                line={line}
                scale={layout.scale}
                theme={theme}
                style={style(line.entry.row.condition)}
              />
            ))}
          </g>
        </g>
      ))}
      <RowsText layout={layout} theme={theme} />
    </FigureFrame>
  );
}

/** A single benchmark is named on the axis; several have headings. */
function titles(panels: readonly RatePanel[]): readonly string[] {
  const [first, ...others] = panels;
  const named = first && others.length === 0 ? [`Resolve rate on ${first.benchmark}, %`] : [];
  return [...named, 'Resolve rate, %', 'Rate, %'];
}
