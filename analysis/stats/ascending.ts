import { ascendingOrder } from './ascending-order.ts';

/** The values as a new array in ascending order. @throws RangeError at NaN */
export function ascending(values: ArrayLike<number>): Float64Array {
  const order = ascendingOrder(values);
  const sorted = new Float64Array(order.length);
  for (let i = 0; i < sorted.length; i += 1) sorted[i] = values[order[i]!]!;
  return sorted;
}
