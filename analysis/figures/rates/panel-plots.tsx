import type { ReactElement } from 'react';
import { AxisX } from '../parts/axis-x.tsx';
import type { FittedScale } from '../parts/fit-linear.ts';
import { plotScales } from '../parts/plot-scales.ts';
import type { Theme } from '../theme.ts';
import { axisTitle } from './axis-title.ts';
import type { PlacedLine, RowsLayout } from './rows-layout.ts';

interface PanelPlotsProps {
  readonly layout: RowsLayout & FittedScale;
  readonly theme: Theme;
  /** What the axis measures, in percent, in full and short; a single benchmark is named with it, several have headings. */
  readonly measured: { readonly name: string; readonly short: string };
  readonly draw: (line: PlacedLine) => ReactElement;
}

/** The plots of all panels over one scale, each with its axis; the last one bears the title. */
export function PanelPlots({ layout, theme, measured, draw }: PanelPlotsProps): ReactElement {
  const { panels, plot, scale, ticks } = layout;
  const title = axisTitle(titles(layout, measured), layout, theme);
  return (
    <>
      {panels.map((panel, i) => (
        <g key={panel.benchmark}>
          <AxisX
            theme={theme}
            scale={scale}
            ticks={ticks}
            left={plot.left}
            right={plot.right}
            y={panel.bottom}
            grid_top={panel.top}
            {...(i === panels.length - 1 && { title })}
          />
          <g {...plotScales({ x: scale })}>{panel.lines.map(draw)}</g>
        </g>
      ))}
    </>
  );
}

function titles({ panels }: RowsLayout, { name, short }: PanelPlotsProps['measured']): readonly string[] {
  const [first, ...others] = panels;
  const named = first && others.length === 0 ? [`${name} on ${first.benchmark}, %`] : [];
  return [...named, `${name}, %`, `${short}, %`];
}
