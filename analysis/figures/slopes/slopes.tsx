import type { ReactElement } from 'react';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { plotScales } from '../parts/plot-scales.ts';
import { shortenMiddle } from '../shorten-middle.ts';
import type { Palette } from '../spec/palette.ts';
import { seriesStyle } from '../spec/series-style.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import { SlopeLabels } from './slope-labels.tsx';
import { SlopeIntervals, SlopeLine, type SlopePaint } from './slope-marks.tsx';
import type { Slope, SlopePanel } from './slope-panels.ts';
import { type PlacedSlopes, type SlopesLayout, slopesLayout } from './slopes-layout.ts';

interface SlopesProps {
  readonly panels: readonly SlopePanel[];
  readonly palette: Palette;
  readonly intervals: boolean;
  readonly theme: Theme;
  /** In the theme's unit; the height follows from the systems. */
  readonly width: number;
  readonly title: string;
  readonly caption: string;
}

/** Rates from condition to condition, a line per system with its name at both ends, a panel per benchmark. */
export function Slopes(props: SlopesProps): ReactElement {
  const { panels, palette, intervals, theme, width, title, caption } = props;
  const layout = slopesLayout(panels, theme, width);
  const paint = ({ system, stands_out }: Slope): SlopePaint =>
    stands_out
      ? {
          ...seriesStyle(palette, 'systems', system, theme),
          width: 1.4 * theme.line,
          radius: 0.9 * theme.dot_radius,
        }
      : { colour: theme.rule, shape: 'circle', width: 1.5 * theme.hairline, radius: 0.6 * theme.dot_radius };
  return (
    <FigureFrame theme={theme} width={width} height={layout.height} title={title} caption={caption}>
      {layout.panels.map((placed) => (
        <Panel
          key={placed.panel.benchmark}
          placed={placed}
          layout={layout}
          theme={theme}
          intervals={intervals}
          paint={paint}
        />
      ))}
    </FigureFrame>
  );
}

interface PanelProps {
  readonly placed: PlacedSlopes;
  readonly layout: SlopesLayout;
  readonly theme: Theme;
  readonly intervals: boolean;
  readonly paint: (slope: Slope) => SlopePaint;
}

/** What stands out is drawn last, over the others. */
function Panel({ placed, layout, theme, intervals, paint }: PanelProps): ReactElement {
  const slopes = placed.slopes.toSorted((a, b) => Number(a.slope.stands_out) - Number(b.slope.stands_out));
  return (
    <g>
      <Headers placed={placed} layout={layout} theme={theme} />
      <g {...plotScales({ y: placed.scale })}>
        {intervals &&
          slopes.map(({ slope, points }) => (
            <SlopeIntervals
              key={slope.system}
              points={points}
              scale={placed.scale}
              theme={theme}
              paint={paint(slope)}
            />
          ))}
        {slopes.map(({ slope, points }) => (
          <SlopeLine key={slope.system} points={points} theme={theme} paint={paint(slope)} />
        ))}
      </g>
      <SlopeLabels placed={placed} layout={layout} theme={theme} paint={paint} />
    </g>
  );
}

/** The benchmark where there are several, and each condition over its upright. */
function Headers({ placed, layout, theme }: Pick<PanelProps, 'placed' | 'layout' | 'theme'>): ReactElement {
  const { heading, header, columns, top, bottom, panel } = placed;
  const size = theme.small_size;
  return (
    <g>
      {heading !== null && (
        <FigureText
          theme={theme}
          x={theme.margin}
          y={centredBaseline(heading, bodyText(theme))}
          size={theme.text_size}
          fill={theme.ink}
          weight={600}
          full={panel.benchmark}
        >
          {shortenMiddle(panel.benchmark, layout.width - 2 * theme.margin, {
            ...bodyText(theme),
            weight: 600,
          })}
        </FigureText>
      )}
      {columns.map(({ condition, text, x }) => (
        <g key={condition}>
          <line
            fill="none"
            x1={toHundredths(x)}
            x2={toHundredths(x)}
            y1={toHundredths(top - 0.35 * theme.row_height)}
            y2={toHundredths(bottom + 0.35 * size)}
            stroke={theme.grid}
            strokeWidth={theme.hairline}
          />
          <FigureText
            theme={theme}
            x={x}
            y={centredBaseline(header, smallText(theme))}
            size={size}
            fill={theme.ink}
            anchor="middle"
            weight={600}
            full={condition}
          >
            {text}
          </FigureText>
        </g>
      ))}
    </g>
  );
}
