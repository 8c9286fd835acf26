/** Shapes of marks; neighbours in this order are told apart at two points' radius. */
export const MARK_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross', 'wedge'] as const;

export type MarkShape = (typeof MARK_SHAPES)[number];

type Corner = readonly [x: number, y: number];

/** Corners about 0, 0, of an area near that of a circle of radius 1. */
const CORNERS: Readonly<Record<Exclude<MarkShape, 'circle'>, readonly Corner[]>> = {
  square: [
    [-0.89, -0.89],
    [0.89, -0.89],
    [0.89, 0.89],
    [-0.89, 0.89],
  ],
  triangle: [
    [0, -1.35],
    [1.17, 0.68],
    [-1.17, 0.68],
  ],
  diamond: [
    [0, -1.25],
    [1.25, 0],
    [0, 1.25],
    [-1.25, 0],
  ],
  cross: [
    [-0.4, -1.2],
    [0.4, -1.2],
    [0.4, -0.4],
    [1.2, -0.4],
    [1.2, 0.4],
    [0.4, 0.4],
    [0.4, 1.2],
    [-0.4, 1.2],
    [-0.4, 0.4],
    [-1.2, 0.4],
    [-1.2, -0.4],
    [-0.4, -0.4],
  ],
  wedge: [
    [0, 1.35],
    [1.17, -0.68],
    [-1.17, -0.68],
  ],
};

/** The corners of a shape of that radius about a point; null for a circle. */
export function shapeCorners(
  shape: MarkShape,
  x: number,
  y: number,
  radius: number,
): readonly Corner[] | null {
  if (shape === 'circle') return null;
  return CORNERS[shape].map(([dx, dy]) => [x + radius * dx, y + radius * dy]);
}
