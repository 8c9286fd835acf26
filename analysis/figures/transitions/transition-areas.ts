import type { Comparison } from '../../model/comparison.ts';

export const AREA_NAMES = ['ss', 'us', 'su', 'uu'] as const;

/** Solved (s) or not (u) under A, then under B. */
export type AreaName = (typeof AREA_NAMES)[number];

export interface TransitionArea {
  readonly transition: AreaName;
  readonly n: number;
  /** Left, top, width and height as shares of the square. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Places the four transitions in a unit square so that each area is the share of its tasks: the columns split it by
 * A (solved left), the rows of each column by B (solved on top). Those without tasks have no area; none without any task.
 */
export function transitionAreas(counts: NonNullable<Comparison['transitions']>): readonly TransitionArea[] {
  const { ss, su, us, uu } = counts;
  const n = ss + su + us + uu;
  if (n === 0) return [];
  const split = (ss + su) / n;
  return [...column(0, split, ['ss', ss], ['su', su]), ...column(split, 1 - split, ['us', us], ['uu', uu])];
}

type Counted = readonly [transition: AreaName, n: number];

function column(x: number, width: number, above: Counted, below: Counted): readonly TransitionArea[] {
  const total = above[1] + below[1];
  const height = total === 0 ? 0 : above[1] / total;
  return [
    { transition: above[0], n: above[1], x, y: 0, width, height },
    { transition: below[0], n: below[1], x, y: height, width, height: 1 - height },
  ];
}
