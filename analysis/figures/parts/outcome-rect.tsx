import type { ReactElement } from 'react';
import type { ShownOutcome } from '../../model/outcome-names.ts';
import { toHundredths } from '../figure-text.tsx';
import { areaPaint } from '../outcome-colours.ts';
import type { Theme } from '../theme.ts';
import type { encodes } from './encodes.ts';
import { hatchLines } from './hatch-lines.ts';
import type { Box } from './place-labels.ts';

/**
 * A rectangle painted as an outcome is: where there is no verdict hatched, rising for an infrastructure error and falling
 * for none at all; a failed patch, which shares its hue with an empty one, with a notch of the ground.
 */
export function OutcomeRect(props: {
  readonly box: Box;
  readonly outcome: ShownOutcome;
  readonly theme: Theme;
  readonly encoding?: ReturnType<typeof encodes>;
}): ReactElement {
  const { outcome, theme, encoding } = props;
  const { left, right, top, bottom } = props.box;
  const { fill, hatch } = areaPaint(outcome, theme);
  const height = bottom - top;
  const lines =
    hatch === null
      ? []
      : hatchLines(props.box, 3.2 * theme.line, outcome === 'infra-error' ? 'rising' : 'falling');
  return (
    <g>
      <rect
        x={toHundredths(left)}
        y={toHundredths(top)}
        width={toHundredths(right - left)}
        height={toHundredths(height)}
        fill={fill}
        {...encoding}
      />
      {outcome === 'patch-failed' && (
        <rect
          x={toHundredths(left)}
          y={toHundredths(top + 0.44 * height)}
          width={toHundredths(right - left)}
          height={toHundredths(0.18 * height)}
          fill={theme.surface}
        />
      )}
      {hatch !== null && (
        <g stroke={hatch} strokeWidth={toHundredths(0.7 * theme.line)}>
          {lines.map(([x1, y1, x2, y2]) => (
            <line
              key={`${x1} ${y1}`}
              fill="none"
              x1={toHundredths(x1)}
              y1={toHundredths(y1)}
              x2={toHundredths(x2)}
              y2={toHundredths(y2)}
            />
          ))}
        </g>
      )}
    </g>
  );
}
