import type { PlacedPoint } from './tradeoff-layout.ts';

/** Corners of the steps along the front, what can be resolved for so much, on to `right`; none without a front. */
export function stepCorners(
  points: readonly PlacedPoint[],
  right: number,
): readonly (readonly [x: number, y: number])[] {
  const front = points.filter(({ point }) => point.on_front).toSorted((a, b) => a.x - b.x);
  const corners = front.flatMap(({ x, y }, i) => {
    const before = front[i - 1];
    return before ? [[x, before.y] as const, [x, y] as const] : [[x, y] as const];
  });
  const last = corners.at(-1);
  return last ? [...corners, [right, last[1]]] : [];
}
