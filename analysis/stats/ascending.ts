/** The values as a new array in ascending order. @throws RangeError at NaN, which has no place in an order */
export function ascending(values: ArrayLike<number>): Float64Array {
  const sorted = Float64Array.from(values).sort();
  if (Number.isNaN(sorted.at(-1))) throw new RangeError('NaN cannot be ordered: leave missing values out');
  return sorted;
}
