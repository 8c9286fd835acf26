import type { Linkage } from './average-linkage.ts';

/** A tree whose leaves are laid out so that those of each node stand side by side. */
export interface LeafRanges {
  /** Place → leaf. */
  readonly leaves: Int32Array;
  /** Node → its places, from `begin` up to but not including `end`. */
  readonly begin: Int32Array;
  readonly end: Int32Array;
  /** Node → its two parts, as they lie; a leaf is both of its own. */
  readonly first: Int32Array;
  readonly second: Int32Array;
}

/** In each merge the part that holds the earliest leaf comes first, so that heights do not decide. */
export function leafRanges({ merges }: Pick<Linkage, 'merges'>, n: number): LeafRanges {
  const nodes = n + merges.length / 2;
  const sizes = new Int32Array(nodes).fill(1);
  const [earliest, first, second] = [ownNumbers(nodes), ownNumbers(nodes), ownNumbers(nodes)];
  for (let node = n; node < nodes; node += 1) {
    const [p, q] = [merges[2 * (node - n)]!, merges[2 * (node - n) + 1]!];
    const isEarlier = earliest[p]! < earliest[q]!;
    first[node] = isEarlier ? p : q;
    second[node] = isEarlier ? q : p;
    sizes[node] = sizes[p]! + sizes[q]!;
    earliest[node] = Math.min(earliest[p]!, earliest[q]!);
  }
  const begin = new Int32Array(nodes);
  for (let node = nodes - 1; node >= n; node -= 1) {
    begin[first[node]!] = begin[node]!;
    begin[second[node]!] = begin[node]! + sizes[first[node]!]!;
  }
  const leaves = new Int32Array(n);
  for (let leaf = 0; leaf < n; leaf += 1) leaves[begin[leaf]!] = leaf;
  return { leaves, begin, end: sizes.map((size, node) => begin[node]! + size), first, second };
}

function ownNumbers(length: number): Int32Array {
  return Int32Array.from({ length }, (_, node) => node);
}
