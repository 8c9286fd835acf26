import { ascendingOrder } from './ascending-order.ts';

interface Ranked {
  readonly ranks: Float64Array;
  readonly sizes: readonly number[];
}

/**
 * Ranks from 1 (least) to n; equal values share the mean of theirs (Kendall, "The treatment of ties in ranking
 * problems", 1945). Twice a midrank is a whole number. @throws RangeError at NaN
 */
export function midranks(values: ArrayLike<number>): Float64Array {
  return ranked(values).ranks;
}

/** Sizes of the groups of equal values, from the least value up; a value that stands alone is a group of 1. */
export function tieSizes(values: ArrayLike<number>): readonly number[] {
  return ranked(values).sizes;
}

/** Midranks and sizes of ties of the same values, for the price of one sort. */
export function ranked(values: ArrayLike<number>): Ranked {
  const order = ascendingOrder(values);
  const ranks = new Float64Array(order.length);
  const sizes: number[] = [];
  for (let start = 0, end = 0; start < order.length; start = end) {
    const value = values[order[start]!];
    while (end < order.length && values[order[end]!] === value) end += 1;
    for (let i = start; i < end; i += 1) ranks[order[i]!] = (start + end + 1) / 2;
    sizes.push(end - start);
  }
  return { ranks, sizes };
}
