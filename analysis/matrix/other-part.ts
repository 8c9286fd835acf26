import type { LeafRanges } from './leaf-ranges.ts';

/** The part of a node in which its order ends where it begins with `place`; a leaf is its own. */
export function otherPart({ begin, first, second }: LeafRanges, node: number, place: number): number {
  return place < begin[second[node]!]! ? second[node]! : first[node]!;
}
