import type { ReactElement } from 'react';
import { toHundredths } from '../figure-text.tsx';
import type { Theme } from '../theme.ts';
import { hatchLines } from './hatch-lines.ts';
import type { Box } from './place-labels.ts';

/** A rectangle with falling lines over its fill, which is what has no verdict; without them where `hatch` is null. */
export function HatchedRect(props: {
  readonly box: Box;
  readonly fill: string;
  readonly hatch: string | null;
  readonly theme: Theme;
}): ReactElement {
  const { box, fill, hatch, theme } = props;
  const segments = hatch === null ? [] : hatchLines(box, 3.2 * theme.line, 'falling');
  const lines = segments.map(
    ([x1, y1, x2, y2]) => `M${toHundredths(x1)} ${toHundredths(y1)}L${toHundredths(x2)} ${toHundredths(y2)}`,
  );
  return (
    <g>
      <rect
        x={toHundredths(box.left)}
        y={toHundredths(box.top)}
        width={toHundredths(box.right - box.left)}
        height={toHundredths(box.bottom - box.top)}
        fill={fill}
      />
      {hatch !== null && lines.length > 0 && (
        <path d={lines.join('')} fill="none" stroke={hatch} strokeWidth={toHundredths(0.7 * theme.line)} />
      )}
    </g>
  );
}
