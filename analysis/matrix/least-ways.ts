import type { LeafRanges } from './leaf-ranges.ts';
import { otherPart } from './other-part.ts';

/**
 * Of every two places the least sum of distances between neighbours over the node in which they meet, where its order
 * begins with the one and ends with the other: n × n, 0 on the diagonal. `between`: distances by places.
 */
export function leastWays(ranges: LeafRanges, between: Float64Array): Float64Array {
  const { leaves, begin, end, first, second } = ranges;
  const n = leaves.length;
  const ways = new Float64Array(n * n);
  const through = new Float64Array(n);
  for (let node = n; node < begin.length; node += 1) {
    const [p, q] = [first[node]!, second[node]!];
    for (let from = begin[p]!; from < end[p]!; from += 1) {
      const last = otherPart(ranges, p, from);
      reach(through, ways, between, {
        n,
        from,
        last: [begin[last]!, end[last]!],
        next: [begin[q]!, end[q]!],
      });
      for (let to = begin[q]!; to < end[q]!; to += 1) {
        const entry = otherPart(ranges, q, to);
        const least = leastThrough(through, ways, to * n, begin[entry]!, end[entry]!);
        ways[from * n + to] = least;
        ways[to * n + from] = least;
      }
    }
  }
  return ways;
}

interface Reach {
  readonly n: number;
  readonly from: number;
  /** Where the first part can end. */
  readonly last: readonly [number, number];
  /** The second part. */
  readonly next: readonly [number, number];
}

/** through[k] = the least way from `from` over all of its part and on to k. */
function reach(
  through: Float64Array,
  ways: Float64Array,
  between: Float64Array,
  { n, from, last, next }: Reach,
) {
  const [begin, end] = next;
  through.fill(Number.POSITIVE_INFINITY, begin, end);
  for (let h = last[0]; h < last[1]; h += 1) {
    const passed = ways[from * n + h]!;
    const row = h * n;
    for (let k = begin; k < end; k += 1) {
      const way = passed + between[row + k]!;
      if (way < through[k]!) through[k] = way;
    }
  }
}

/** `row`: where the ways begin of the place that is led to. */
function leastThrough(through: Float64Array, ways: Float64Array, row: number, begin: number, end: number) {
  let least = Number.POSITIVE_INFINITY;
  for (let k = begin; k < end; k += 1) {
    const way = through[k]! + ways[row + k]!;
    if (way < least) least = way;
  }
  return least;
}
