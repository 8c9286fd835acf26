import type { ReactElement } from 'react';
import { toHundredths } from '../figure-text.tsx';
import type { Theme } from '../theme.ts';

interface HatchingProps {
  readonly theme: Theme;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** Distance between lines along an edge, in widths of a line. */
const APART = 5.5;

/**
 * Rising lines over a rectangle, each ending at its edges: patterns and clipping do not survive every writer of files.
 * Null where not one line would be seen.
 */
export function Hatching({ theme, x, y, width, height, colour }: HatchingProps): ReactElement | null {
  const apart = APART * theme.line;
  const count = Math.max(0, Math.ceil((width + height) / apart - 0.5));
  if (width <= 0 || height <= 0 || count === 0) return null;
  const lines = Array.from({ length: count }, (_, i) => {
    const reach = (i + 0.5) * apart;
    const [left, right] = [Math.max(0, reach - height), Math.min(width, reach)];
    const from = [x + left, y + reach - left].map(toHundredths).join(' ');
    const to = [x + right, y + reach - right].map(toHundredths).join(' ');
    return `M${from}L${to}`;
  });
  return <path d={lines.join('')} fill="none" stroke={colour} strokeWidth={theme.line} />;
}
