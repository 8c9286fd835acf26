import type { ReactElement } from 'react';
import type { Changes } from '../../model/changes.ts';
import type { Surface } from '../figure.ts';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { AxisX } from '../parts/axis-x.tsx';
import { encodes } from '../parts/encodes.ts';
import { FigureFrame } from '../parts/figure-frame.tsx';
import { IntervalMark } from '../parts/interval-mark.tsx';
import { plotScales } from '../parts/plot-scales.ts';
import { SeriesMark } from '../parts/series-mark.tsx';
import { bodyText, smallText, type Theme } from '../theme.ts';
import type { ChangeGroup } from './change-lines.ts';
import { type ChangesLayout, changesLayout, type PlacedLine } from './changes-layout.ts';

interface LayoutProps {
  readonly layout: ChangesLayout;
  readonly theme: Theme;
}

/** A printed table of both sides and their change, its relative change drawn at the end of each line. */
export function ChangesDrawing(props: {
  readonly data: Changes;
  readonly groups: readonly ChangeGroup[];
  readonly surface: Surface;
  readonly title: string;
  readonly caption: string;
}): ReactElement {
  const { data, groups, surface, title, caption } = props;
  const { theme, width } = surface;
  const layout = changesLayout(data, groups, theme, width);
  const { plot, scale, ticks } = layout;
  return (
    <FigureFrame {...{ theme, width, height: layout.height, title, caption }}>
      <AxisX
        {...{ theme, scale, ticks }}
        left={plot.left}
        right={plot.right}
        y={plot.bottom}
        grid_top={plot.top}
      />
      <ZeroLine layout={layout} theme={theme} />
      <Rules layout={layout} theme={theme} />
      <Headers layout={layout} theme={theme} />
      <g {...plotScales({ x: scale })}>
        {layout.lines.map((placed) => (
          <Line key={placed.index} placed={placed} layout={layout} theme={theme} />
        ))}
      </g>
    </FigureFrame>
  );
}

function ZeroLine({ layout: { scale, plot }, theme }: LayoutProps): ReactElement {
  const x = toHundredths(scale(0));
  const [y1, y2] = [plot.top, plot.bottom].map(toHundredths);
  return (
    <line fill="none" {...{ x1: x, x2: x, y1, y2 }} stroke={theme.muted} strokeWidth={1.5 * theme.hairline} />
  );
}

/** Above the header and at the end a rule of twice the weight of the one beneath the header. */
function Rules({ layout, theme }: LayoutProps): ReactElement {
  const rules = [
    { y: theme.margin, weight: 2 },
    { y: layout.plot.top, weight: 1 },
    { y: layout.plot.bottom, weight: 2 },
  ];
  return (
    <g stroke={theme.ink}>
      {rules.map(({ y, weight }) => (
        <line
          key={y}
          fill="none"
          x1={theme.margin}
          x2={toHundredths(layout.width - theme.margin)}
          y1={toHundredths(y)}
          y2={toHundredths(y)}
          strokeWidth={weight * theme.hairline}
        />
      ))}
    </g>
  );
}

function Headers({ layout, theme }: LayoutProps): ReactElement {
  const middle = (theme.margin + layout.plot.top) / 2;
  const y = centredBaseline(middle, smallText(theme));
  const common = { theme, y, size: theme.small_size, fill: theme.muted };
  return (
    <>
      {layout.header.text !== '' && (
        <FigureText {...common} x={theme.margin} full={layout.header.full}>
          {layout.header.text}
        </FigureText>
      )}
      {layout.columns.map(({ key, header, edges }) => (
        <FigureText key={key} {...common} x={layout.numbers_left + (edges.at(-1) ?? 0)} anchor="end">
          {header}
        </FigureText>
      ))}
      {layout.heads.map((head) => (
        <FigureText
          key={head.full}
          theme={theme}
          x={theme.margin}
          y={centredBaseline(head.y, bodyText(theme))}
          size={theme.text_size}
          weight={600}
          fill={theme.ink}
          full={head.full}
        >
          {head.text}
        </FigureText>
      ))}
    </>
  );
}

function Line({ placed, layout, theme }: LayoutProps & { readonly placed: PlacedLine }): ReactElement {
  const { index, label, full, indent, y } = placed;
  const common = { theme, y: centredBaseline(y, bodyText(theme)), size: theme.text_size, fill: theme.ink };
  return (
    <>
      <FigureText {...common} x={theme.margin + indent} full={full}>
        {label}
      </FigureText>
      {layout.columns.map(({ key, edges, cells }) =>
        (cells[index] ?? []).map((piece, i) => (
          <FigureText
            key={`${key} ${edges[i]}`}
            {...common}
            x={layout.numbers_left + (edges[i] ?? 0)}
            fill={key === 'n' ? theme.muted : theme.ink}
            anchor="end"
            tabular
          >
            {piece}
          </FigureText>
        )),
      )}
      <Mark placed={placed} layout={layout} theme={theme} />
    </>
  );
}

/** Relative change with its interval; a dot beyond the axis is left to the arrowhead and the number. */
function Mark({ placed, layout, theme }: LayoutProps & { readonly placed: PlacedLine }): ReactElement | null {
  const { line, index, y } = placed;
  const { scale } = layout;
  const [low = 0, high = 0] = scale.domain();
  if (line.relative === null) return null;
  return (
    <>
      {line.ci_relative && (
        <IntervalMark
          {...{ theme, scale, limits: line.ci_relative, row: index }}
          along="x"
          at={y}
          colour={theme.accent}
          column="ci_relative"
        />
      )}
      {line.relative >= low && line.relative <= high && (
        <SeriesMark
          x={scale(line.relative)}
          y={y}
          radius={0.7 * theme.dot_radius}
          shape="circle"
          colour={theme.accent}
          theme={theme}
          encoding={encodes(index, { cx: 'relative' })}
        />
      )}
    </>
  );
}
