import { type BinCounts, PARTS } from '../model/distributions.ts';

/**
 * Counts per bin of each part that the values have; a bin reaches from its edge up to but not including the next. All
 * values lie between the first edge and the last. `parts`: of each value its place in `PARTS`.
 */
export function binCounts(values: Float64Array, parts: Uint8Array, edges: readonly number[]): BinCounts {
  const counts = PARTS.map(() => new Array<number>(edges.length - 1).fill(0));
  for (const [i, value] of values.entries()) counts[parts[i]!]![binOf(value, edges)]! += 1;
  const met = new Set(parts);
  return Object.fromEntries(PARTS.flatMap((part, code) => (met.has(code) ? [[part, counts[code]!]] : [])));
}

/** The last bin whose edge is not above the value. */
function binOf(value: number, edges: readonly number[]): number {
  let [low, high] = [0, edges.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (edges[middle]! <= value) low = middle;
    else high = middle;
  }
  return low;
}
