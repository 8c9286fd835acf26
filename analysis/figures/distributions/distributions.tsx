import type { ReactElement } from 'react';
import { count } from '../../format/number.ts';
import type { Distributions } from '../../model/distributions.ts';
import { centredBaseline, FigureText } from '../figure-text.tsx';
import { measureTitle } from '../measure-title.ts';
import { AxisX } from '../parts/axis-x.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import type { ScaleKind } from '../parts/fit-measure.ts';
import { plotScales } from '../parts/plot-scales.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import { BoxMark } from './box-mark.tsx';
import { distributionsCaption, distributionsTitle } from './distributions-caption.ts';
import { DistributionsKey } from './distributions-key.tsx';
import { type DistributionsLayout, distributionsLayout, type PlacedRow } from './distributions-layout.ts';
import { SplitHistogram } from './split-histogram.tsx';

/** How a measure is spread: a row for each group, its box over its histogram, on one axis. */
export function DistributionsPlot(props: {
  readonly data: Distributions;
  readonly scale: ScaleKind;
  readonly theme: Theme;
  readonly width: number;
  readonly caption?: string | undefined;
}): ReactElement {
  const { data, scale, theme, width } = props;
  const layout = distributionsLayout(data, scale, theme, width);
  const { plot, axis } = layout;
  return (
    <FigureFrame
      theme={theme}
      width={width}
      height={layout.height}
      title={distributionsTitle(data)}
      caption={props.caption ?? distributionsCaption(data, scale)}
    >
      <DistributionsKey theme={theme} layout={layout.key} top={theme.margin} />
      <AxisX
        theme={theme}
        scale={axis.scale}
        ticks={axis.ticks}
        left={plot.left}
        right={plot.right}
        y={plot.bottom}
        grid_top={plot.top}
        title={measureTitle(data.measure)}
      />
      <g {...plotScales({ x: axis.scale, x_kind: axis.kind })}>
        {layout.rows.map((placed) => (
          <Row key={placed.row.index} placed={placed} layout={layout} theme={theme} />
        ))}
      </g>
      <Headers layout={layout} theme={theme} />
    </FigureFrame>
  );
}

interface RowProps {
  readonly placed: PlacedRow;
  readonly layout: DistributionsLayout;
  readonly theme: Theme;
}

/** Shares of a row's height: air, box, air, and the rest for the histogram. */
const BOX = { top: 0.15, bottom: 0.39 };
const HISTOGRAM = { top: 0.46, bottom: 0.99 };

function Row({ placed, layout, theme }: RowProps): ReactElement {
  const { row, top, height } = placed;
  const at = (share: number) => top + share * height;
  return (
    <g>
      <RowTexts placed={placed} layout={layout} theme={theme} />
      {row.counts && (
        <SplitHistogram
          counts={row.counts}
          edges={layout.edges}
          box={{ ...layout.plot, top: at(HISTOGRAM.top), bottom: at(HISTOGRAM.bottom) }}
          theme={theme}
        />
      )}
      <BoxMark
        row={row}
        scale={layout.axis.scale}
        y={at((BOX.top + BOX.bottom) / 2)}
        height={(BOX.bottom - BOX.top) * height}
        theme={theme}
      />
    </g>
  );
}

function RowTexts({ placed, layout, theme }: RowProps): ReactElement {
  const { row, name, detail } = placed;
  const middle = placed.top + 0.5 * placed.height + 0.05 * theme.row_height;
  const half = detail === null ? 0 : 0.62 * theme.text_size;
  return (
    <>
      <FigureText
        theme={theme}
        x={theme.margin}
        y={centredBaseline(middle - half, bodyText(theme))}
        size={theme.text_size}
        fill={theme.ink}
        full={row.name}
      >
        {name}
      </FigureText>
      {detail !== null && (
        <FigureText
          theme={theme}
          x={theme.margin}
          y={centredBaseline(middle + half, smallText(theme))}
          size={theme.small_size}
          fill={theme.muted}
          full={row.detail ?? ''}
        >
          {detail}
        </FigureText>
      )}
      {layout.columns.map(({ header, right, of }) => (
        <FigureText
          key={header}
          theme={theme}
          x={right}
          y={centredBaseline(middle, bodyText(theme))}
          size={theme.text_size}
          fill={theme.ink}
          anchor="end"
          tabular
        >
          {count(of(row))}
        </FigureText>
      ))}
    </>
  );
}

function Headers({ layout, theme }: Omit<RowProps, 'placed'>): ReactElement {
  return (
    <>
      {layout.columns.map(({ header, right }) => (
        <FigureText
          key={header}
          theme={theme}
          x={right}
          y={layout.plot.top - 0.5 * theme.small_size}
          size={theme.small_size}
          fill={theme.muted}
          anchor="end"
        >
          {header}
        </FigureText>
      ))}
    </>
  );
}
