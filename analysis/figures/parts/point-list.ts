import { toHundredths } from '../figure-text.tsx';

/** Corners as the `points` of a polygon. */
export function pointList(corners: readonly (readonly [number, number])[]): string {
  return corners.map(([x, y]) => `${toHundredths(x)},${toHundredths(y)}`).join(' ');
}
