import type { ReactElement } from 'react';
import { toHundredths } from '../figure-text.tsx';
import type { Theme } from '../theme.ts';
import { hatchLines } from './hatch-lines.ts';
import type { Box } from './place-labels.ts';

/** Distance between lines along an edge, in widths of a line. */
const APART = 5.5;

/** Rising lines over a box, in the colour of its ground; null where not one would be seen. */
export function Hatching(props: {
  readonly theme: Theme;
  readonly box: Box;
  readonly colour: string;
}): ReactElement | null {
  const { theme, box, colour } = props;
  const lines = hatchLines(box, APART * theme.line, 'rising').map((segment) => {
    const [x1, y1, x2, y2] = segment.map(toHundredths);
    return `M${x1} ${y1}L${x2} ${y2}`;
  });
  if (lines.length === 0) return null;
  return <path d={lines.join('')} fill="none" stroke={colour} strokeWidth={theme.line} />;
}
