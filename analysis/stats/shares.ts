/**
 * Counts or weights divided by their sum. Null where they sum to 0: an empty distribution.
 * @throws RangeError where one is negative or not finite
 */
export function sharesOf(weights: ArrayLike<number>): Float64Array | null {
  const shares = Float64Array.from(weights);
  if (!shares.every((weight) => weight >= 0 && weight < Infinity))
    throw new RangeError('a distribution is made of finite counts or weights from 0 up');
  const sum = shares.reduce((total, weight) => total + weight, 0);
  return sum === 0 ? null : shares.map((weight) => weight / sum);
}

/** Both distributions over the same categories as shares; null where either is empty. */
export function sharesOfBoth(
  p: ArrayLike<number>,
  q: ArrayLike<number>,
): readonly [Float64Array, Float64Array] | null {
  if (p.length !== q.length)
    throw new RangeError(`distributions over ${p.length} and ${q.length} categories`);
  const [first, second] = [sharesOf(p), sharesOf(q)];
  return first === null || second === null ? null : [first, second];
}
