import type { ReactElement } from 'react';
import type { RankedSystem } from '../../model/ranking.ts';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { smallText, type Theme } from '../theme.ts';
import type { MatrixLayout } from './matrix-layout.ts';

interface NamesProps {
  readonly systems: readonly RankedSystem[];
  readonly layout: MatrixLayout;
  readonly theme: Theme;
  /** Label of the system whose row and column stand out. */
  readonly selected: string | null;
}

/** Names and numbers of the rows, and the same numbers over the columns. */
export function MatrixNames({ systems, layout, theme, selected }: NamesProps): ReactElement {
  const { cell, left, top } = layout;
  const size = theme.small_size;
  const fillOf = ({ label }: RankedSystem) => (label === selected ? theme.ink : theme.muted);
  const middle = (row: number) => centredBaseline(top + (row + 0.5) * cell.height, smallText(theme));
  return (
    <>
      {systems.map((system, i) => (
        <g key={system.label}>
          {system.label === selected && (
            <rect
              x={0}
              y={toHundredths(top + i * cell.height)}
              width={toHundredths(left)}
              height={toHundredths(cell.height)}
              fill={theme.selected}
            />
          )}
          <FigureText
            theme={theme}
            x={theme.margin}
            y={middle(i)}
            size={size}
            fill={fillOf(system)}
            full={system.label}
          >
            {layout.labels[i] ?? ''}
          </FigureText>
          <FigureText
            theme={theme}
            x={layout.numbers}
            y={middle(i)}
            size={size}
            fill={fillOf(system)}
            anchor="end"
            tabular
          >
            {String(i + 1)}
          </FigureText>
        </g>
      ))}
      {layout.headed.map((i) => (
        <FigureText
          key={i}
          theme={theme}
          x={left + (i + 0.5) * cell.width}
          y={top - 0.5 * size}
          size={size}
          fill={fillOf(systems[i] as RankedSystem)}
          anchor="middle"
          tabular
        >
          {String(i + 1)}
        </FigureText>
      ))}
    </>
  );
}

/** Frames about the row and the column of the selected system. */
export function MatrixFrames({ systems, layout, theme, selected }: NamesProps): ReactElement | null {
  const at = systems.findIndex(({ label }) => label === selected);
  if (at < 0) return null;
  const { cell, left, top } = layout;
  const n = systems.length;
  const frame = { fill: 'none', stroke: theme.ink, strokeWidth: theme.line };
  return (
    <>
      <rect
        x={toHundredths(left)}
        y={toHundredths(top + at * cell.height)}
        width={toHundredths(n * cell.width)}
        height={toHundredths(cell.height)}
        {...frame}
      />
      <rect
        x={toHundredths(left + at * cell.width)}
        y={toHundredths(top)}
        width={toHundredths(cell.width)}
        height={toHundredths(n * cell.height)}
        {...frame}
      />
    </>
  );
}
