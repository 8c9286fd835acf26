import type { ReactElement } from 'react';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { shortenMiddle } from '../shorten-middle.ts';
import { bodyText, smallText, type Theme } from '../theme.ts';
import type { PlacedLine, PlacedPanel, RowsLayout } from './rows-layout.ts';

interface RowsTextProps {
  readonly layout: RowsLayout;
  readonly theme: Theme;
}

/** All words and numbers beside the plot: headers over a rule, benchmarks' names, names and numbers of each line. */
export function RowsText({ layout, theme }: RowsTextProps): ReactElement {
  return (
    <g>
      <Headers layout={layout} theme={theme} />
      {layout.panels.map((panel) => (
        <g key={panel.benchmark}>
          <Heading panel={panel} layout={layout} theme={theme} />
          {panel.lines.map((line) => (
            <LineText key={line.index} line={line} layout={layout} theme={theme} />
          ))}
        </g>
      ))}
      <Numbers layout={layout} theme={theme} />
    </g>
  );
}

function Headers({ layout, theme }: RowsTextProps): ReactElement {
  const { numbers, conditions, header } = layout;
  const common = {
    theme,
    y: centredBaseline(header, smallText(theme)),
    size: theme.small_size,
    fill: theme.muted,
  };
  const rule = toHundredths(header + theme.row_height / 2);
  return (
    <g>
      <FigureText {...common} x={layout.labels.left}>
        System
      </FigureText>
      {conditions && (
        <FigureText {...common} x={conditions.left} full="Condition">
          {shortenMiddle('Condition', conditions.width + 1e-6, smallText(theme))}
        </FigureText>
      )}
      {numbers.columns.map(({ key, header: text, edges }) => (
        <FigureText key={key} {...common} x={numbers.left + (edges.at(-1) ?? 0)} anchor="end">
          {text}
        </FigureText>
      ))}
      <line
        fill="none"
        x1={theme.margin}
        x2={toHundredths(layout.width - theme.margin)}
        y1={rule}
        y2={rule}
        stroke={theme.rule}
        strokeWidth={theme.hairline}
      />
    </g>
  );
}

function Heading({
  panel,
  layout,
  theme,
}: RowsTextProps & { readonly panel: PlacedPanel }): ReactElement | null {
  if (panel.heading === null) return null;
  const size = theme.text_size;
  return (
    <FigureText
      theme={theme}
      x={layout.labels.left}
      y={centredBaseline(panel.heading, bodyText(theme))}
      size={size}
      fill={theme.ink}
      weight={600}
      full={panel.benchmark}
    >
      {shortenMiddle(panel.benchmark, layout.width - 2 * theme.margin, { ...bodyText(theme), weight: 600 })}
    </FigureText>
  );
}

function LineText({ line, layout, theme }: RowsTextProps & { readonly line: PlacedLine }): ReactElement {
  const size = theme.text_size;
  const common = { theme, size, y: centredBaseline(line.y, bodyText(theme)), fill: theme.ink };
  const { system, condition } = line.entry.row;
  return (
    <>
      {line.label !== '' && (
        <FigureText {...common} x={layout.labels.left} full={system}>
          {line.label}
        </FigureText>
      )}
      {layout.conditions && (
        <FigureText {...common} x={layout.conditions.left} full={condition}>
          {line.condition}
        </FigureText>
      )}
    </>
  );
}

/** Cells stand in the order of the lines of all panels. */
function Numbers({ layout, theme }: RowsTextProps): ReactElement {
  const { numbers } = layout;
  const size = theme.text_size;
  const lines = layout.panels.flatMap((panel) => panel.lines);
  return (
    <g>
      {numbers.columns.map(({ key, cells, edges }) => (
        <g key={key}>
          {lines.flatMap((line, i) =>
            (cells[i] ?? []).map((text, part) => (
              <FigureText
                key={`${line.index} ${edges[part]}`}
                theme={theme}
                x={numbers.left + (edges[part] ?? 0)}
                y={centredBaseline(line.y, bodyText(theme))}
                size={size}
                fill={theme.ink}
                anchor="end"
                tabular
              >
                {text}
              </FigureText>
            )),
          )}
        </g>
      ))}
    </g>
  );
}
