import { ascending } from './ascending.ts';

/**
 * Ranks from 1 (least) to n; equal values share the mean of theirs (Kendall, "The treatment of ties in ranking
 * problems", 1945). Twice a midrank is a whole number. @throws RangeError at NaN
 */
export function midranks(values: ArrayLike<number>): Float64Array {
  const { distinct, end } = tiesOf(ascending(values));
  return Float64Array.from(values, (value) => {
    const at = positionOf(value, distinct);
    return (end[at]! + (end[at - 1] ?? 0) + 1) / 2;
  });
}

/** Sizes of the groups of equal values, from the least value up; a value that stands alone is a group of 1. */
export function tieSizes(values: ArrayLike<number>): readonly number[] {
  const { end } = tiesOf(ascending(values));
  return Array.from(end, (last, at) => last - (end[at - 1] ?? 0));
}

/** The distinct values, and how many values are at most as large. */
function tiesOf(sorted: Float64Array): { readonly distinct: Float64Array; readonly end: Float64Array } {
  const [distinct, end] = [new Float64Array(sorted.length), new Float64Array(sorted.length)];
  let groups = 0;
  for (let i = 0; i < sorted.length; i += 1) {
    if (sorted[i] === sorted[i + 1]) continue;
    distinct[groups] = sorted[i]!;
    end[groups] = i + 1;
    groups += 1;
  }
  return { distinct: distinct.subarray(0, groups), end: end.subarray(0, groups) };
}

/** Position of a value that is there. */
function positionOf(value: number, distinct: Float64Array): number {
  let [low, high] = [0, distinct.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (distinct[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
