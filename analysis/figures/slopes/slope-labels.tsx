import type { ReactElement } from 'react';
import { centredBaseline, FigureText, toHundredths } from '../figure-text.tsx';
import { pale } from '../pale.ts';
import { smallText, type Theme } from '../theme.ts';
import type { SlopePaint } from './slope-marks.tsx';
import type { Slope } from './slope-panels.ts';
import type { EndLabel, PlacedSlopes, SlopesLayout } from './slopes-layout.ts';

interface LabelsProps {
  readonly placed: PlacedSlopes;
  readonly layout: SlopesLayout;
  readonly theme: Theme;
  readonly paint: (slope: Slope) => SlopePaint;
}

/** Name and rate at both ends of every line, tied to it by a hair where it had to step aside. */
export function SlopeLabels({ placed, layout, theme, paint }: LabelsProps): ReactElement {
  return (
    <g>
      {placed.labels.map((label) => (
        <Label
          key={`${label.side} ${label.slope.system}`}
          label={label}
          layout={layout}
          theme={theme}
          paint={paint(label.slope)}
        />
      ))}
    </g>
  );
}

interface LabelProps {
  readonly label: EndLabel;
  readonly layout: SlopesLayout;
  readonly theme: Theme;
  readonly paint: SlopePaint;
}

function Label({ label, layout, theme, paint }: LabelProps): ReactElement {
  const { slope, side, from, y, name, rate } = label;
  const size = theme.small_size;
  const out = side === 'left' ? -1 : 1;
  const edge = layout.sides[side];
  const weight = slope.stands_out ? 600 : 400;
  const common = {
    theme,
    y: centredBaseline(y, smallText(theme)),
    size,
    fill: slope.stands_out ? theme.ink : theme.muted,
    anchor: side === 'left' ? 'end' : 'start',
    weight,
  } as const;
  const gap = 0.25 * size;
  return (
    <g>
      <line
        fill="none"
        x1={toHundredths(from.x + out * (paint.radius + 0.5 * theme.line))}
        x2={toHundredths(edge - out * gap)}
        y1={toHundredths(from.y)}
        y2={toHundredths(y)}
        stroke={slope.stands_out ? paint.colour : pale(theme.rule, theme)}
        strokeWidth={theme.hairline}
      />
      {rate !== null && (
        <FigureText {...common} x={edge} tabular>
          {rate}
        </FigureText>
      )}
      {name !== '' && (
        <FigureText {...common} x={edge + out * layout.number} full={slope.system}>
          {name}
        </FigureText>
      )}
    </g>
  );
}
