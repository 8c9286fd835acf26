interface Point {
  /** More is better. */
  readonly rate: number;
  /** Less is better. */
  readonly mean: number;
}

/**
 * Of each point whether it is on the Pareto front: no other is at least as good in both, and better in one. Points that
 * are equal in both are on it together, or not at all.
 */
export function paretoFront(points: readonly Point[]): readonly boolean[] {
  return points.map((point) => !points.some((other) => dominates(other, point)));
}

function dominates(x: Point, y: Point): boolean {
  return x.rate >= y.rate && x.mean <= y.mean && (x.rate > y.rate || x.mean < y.mean);
}
