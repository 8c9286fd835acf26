import type { Box } from './place-labels.ts';

/** A line from a point to a point. */
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * Slanted lines that fill a box, `apart` from each other along x, cut off at its edges: hatching that every writer
 * of files draws, which patterns and clip paths are not. Rising to the right, or falling. Lines of neighbouring boxes continue each other.
 */
export function hatchLines(
  { left, right, top, bottom }: Box,
  apart: number,
  direction: 'rising' | 'falling',
): readonly Segment[] {
  const height = bottom - top;
  if (right <= left || height <= 0) return [];
  const first = Math.floor((left - height) / apart);
  const last = Math.ceil(right / apart);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * apart).flatMap((foot) => {
    // At 45 degrees the line goes as far to the right as it goes up.
    const from = Math.max(left, foot);
    const to = Math.min(right, foot + height);
    if (to <= from) return [];
    const [start, end] = [from - foot, to - foot];
    return direction === 'rising'
      ? [[from, bottom - start, to, bottom - end] as const]
      : [[from, top + start, to, top + end] as const];
  });
}
