import type { ReactElement } from 'react';
import type { TradeoffMeasure } from '../../model/tradeoff.ts';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import { measureTitle } from '../measure-title.ts';
import { AxisX } from '../parts/axis-x.tsx';
import { AxisY, axisYWidth } from '../parts/axis-y.tsx';
import { plotScales } from '../parts/plot-scales.ts';
import { shortenMiddle } from '../shorten-middle.ts';
import type { SeriesStyle } from '../spec/series-style.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import type { TradeoffPanel } from './tradeoff-layout.ts';
import { FrontLine, TradeoffIntervals, TradeoffMark } from './tradeoff-marks.tsx';

interface PanelProps {
  readonly panel: TradeoffPanel;
  readonly theme: Theme;
  readonly style: (condition: string) => SeriesStyle;
}

/** One benchmark: axes, front, intervals, marks and their names. */
export function TradeoffPanelView(
  props: PanelProps & { readonly is_named: boolean; readonly measure: TradeoffMeasure },
): ReactElement {
  const { panel, theme, measure } = props;
  const { plot, x, y } = panel;
  return (
    <g>
      <Headings {...props} />
      <AxisY theme={theme} scale={y.scale} ticks={y.ticks} left={plot.left} right={plot.right} />
      <AxisX
        theme={theme}
        scale={x.scale}
        ticks={x.ticks}
        left={plot.left}
        right={plot.right}
        y={plot.bottom}
        grid_top={plot.top}
        title={measureTitle(measure)}
      />
      <g {...plotScales({ x: x.scale, y: y.scale, x_kind: x.kind })}>
        <FrontLine points={panel.points} right={plot.right} theme={theme} />
        <Marks {...props} />
      </g>
      <Names {...props} />
    </g>
  );
}

function Headings({
  panel,
  theme,
  is_named,
}: Pick<PanelProps, 'panel' | 'theme'> & { readonly is_named: boolean }): ReactElement {
  const { plot, benchmark, y } = panel;
  const size = theme.small_size;
  const title = plot.top - 0.9 * size;
  const left = plot.left - axisYWidth(y.ticks, theme);
  const style = { ...bodyText(theme), weight: 600 } as const;
  return (
    <>
      {is_named && (
        <FigureText
          theme={theme}
          x={left}
          y={title - 1.5 * theme.text_size}
          size={theme.text_size}
          fill={theme.ink}
          weight={600}
          full={benchmark}
        >
          {shortenMiddle(benchmark, plot.right - left, style)}
        </FigureText>
      )}
      <FigureText theme={theme} x={left} y={title} size={size} fill={theme.muted}>
        Resolved, % of scored runs
      </FigureText>
    </>
  );
}

function Marks({ panel, theme, style }: PanelProps): ReactElement {
  return (
    <>
      {panel.points.map((placed) => (
        <TradeoffIntervals
          key={placed.index}
          placed={placed}
          panel={panel}
          theme={theme}
          colour={style(placed.point.condition).colour}
        />
      ))}
      {panel.points.map((placed) => (
        <TradeoffMark
          key={placed.index}
          placed={placed}
          theme={theme}
          style={style(placed.point.condition)}
        />
      ))}
    </>
  );
}

function Names({ panel, theme }: Pick<PanelProps, 'panel' | 'theme'>): ReactElement {
  return (
    <>
      {panel.names.map(({ placed, text, full, x, y }) => (
        <FigureText
          key={placed.index}
          theme={theme}
          x={x}
          y={centredBaseline(y, smallText(theme))}
          size={theme.small_size}
          fill={placed.point.on_front ? theme.ink : theme.muted}
          full={full}
        >
          {text}
        </FigureText>
      ))}
    </>
  );
}
