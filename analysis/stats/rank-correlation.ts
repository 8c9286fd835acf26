/** A rank correlation of n pairs of values. */
export interface RankCorrelation {
  /** In [−1, 1]; null where `reason` says why. */
  readonly coefficient: number | null;
  /** Two-sided test of independence. */
  readonly p: number | null;
  readonly method: 'exact' | 'normal' | 't' | null;
  readonly n: number;
  readonly reason: 'fewer than two pairs' | 'all values of a side are equal' | null;
}

/** The undefined correlation of fewer than two pairs, or where a side does not vary; null where there is one. */
export function withoutCorrelation(x: ArrayLike<number>, y: ArrayLike<number>): RankCorrelation | null {
  if (x.length !== y.length) throw new RangeError(`a correlation of ${x.length} with ${y.length} values`);
  const none = { coefficient: null, p: null, method: null, n: x.length };
  if (x.length < 2) return { ...none, reason: 'fewer than two pairs' };
  if (isConstant(x) || isConstant(y)) return { ...none, reason: 'all values of a side are equal' };
  return null;
}

function isConstant(values: ArrayLike<number>): boolean {
  for (let i = 1; i < values.length; i += 1) if (values[i] !== values[0]) return false;
  return true;
}
