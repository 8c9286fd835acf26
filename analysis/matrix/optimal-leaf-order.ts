import type { Linkage } from './average-linkage.ts';
import { type LeafRanges, leafRanges } from './leaf-ranges.ts';
import { leastWays } from './least-ways.ts';
import { otherPart } from './other-part.ts';

/**
 * The order of the leaves, of all that the tree allows, in which neighbours are least far apart in sum (Bar-Joseph,
 * Gifford and Jaakkola, "Fast optimal leaf ordering for hierarchical clustering", 2001; in about n³/6 steps at most as in
 * "K-ary clustering with optimal leaf ordering for gene expression data", 2003). `distances`: n × n, symmetric. Of orders that are equally good the first one found, going through leaves in their order; of the two
 * directions the one that begins with the earlier leaf.
 */
export function optimalLeafOrder(
  linkage: Pick<Linkage, 'merges'>,
  distances: Float64Array,
  n: number,
): Int32Array {
  if (n < 2) return Int32Array.from({ length: n }, (_, leaf) => leaf);
  const ranges = leafRanges(linkage, n);
  const between = placed(distances, ranges.leaves);
  const order = tracedOrder({ ranges, between, ways: leastWays(ranges, between) }).map(
    (place) => ranges.leaves[place]!,
  );
  return order[0]! < order[n - 1]! ? order : order.reverse();
}

function placed(distances: Float64Array, leaves: Int32Array): Float64Array {
  const n = leaves.length;
  const moved = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < n; j += 1) moved[i * n + j] = distances[leaves[i]! * n + leaves[j]!]!;
  return moved;
}

interface Table {
  readonly ranges: LeafRanges;
  /** Distances by places. */
  readonly between: Float64Array;
  readonly ways: Float64Array;
}

/** A node of the tree and the places that its order begins and ends with. */
interface Stretch {
  readonly node: number;
  readonly from: number;
  readonly to: number;
}

function tracedOrder(table: Table): Int32Array {
  const { leaves, begin } = table.ranges;
  const order: number[] = [];
  const left: Stretch[] = [bestWhole(table)];
  while (left.length > 0) {
    const stretch = left.pop()!;
    if (stretch.node < leaves.length) order.push(begin[stretch.node]!);
    else left.push(...divided(table, stretch).reverse());
  }
  return Int32Array.from(order);
}

function bestWhole({ ranges: { leaves, begin, end, first, second }, ways }: Table): Stretch {
  const n = leaves.length;
  const node = 2 * n - 2;
  let best = { node, from: -1, to: -1 };
  let least = Number.POSITIVE_INFINITY;
  for (let from = begin[first[node]!]!; from < end[first[node]!]!; from += 1)
    for (let to = begin[second[node]!]!; to < end[second[node]!]!; to += 1)
      if (ways[from * n + to]! < least) {
        least = ways[from * n + to]!;
        best = { node, from, to };
      }
  return best;
}

/** Its two parts, in the order in which the best way passes them. */
function divided({ ranges, between, ways }: Table, { node, from, to }: Stretch): [Stretch, Stretch] {
  const { leaves, begin, end, first, second } = ranges;
  const n = leaves.length;
  const isTurned = from >= begin[second[node]!]!;
  const [p, q] = isTurned ? [second[node]!, first[node]!] : [first[node]!, second[node]!];
  const [ofP, ofQ] = [otherPart(ranges, p, from), otherPart(ranges, q, to)];
  let best: [number, number] = [-1, -1];
  let least = Number.POSITIVE_INFINITY;
  for (let h = begin[ofP]!; h < end[ofP]!; h += 1)
    for (let k = begin[ofQ]!; k < end[ofQ]!; k += 1) {
      const way = ways[from * n + h]! + between[h * n + k]! + ways[k * n + to]!;
      if (way >= least) continue;
      least = way;
      best = [h, k];
    }
  return [
    { node: p, from, to: best[0] },
    { node: q, from: best[1], to },
  ];
}
