import { differingParts } from '../filter/differing-parts.ts';
import type { ComparedSides } from '../model/comparison.ts';

/** The kind of a comparison, and its filters where filters are compared. */
export type ComparisonKind = Pick<ComparedSides, 'by' | 'filter_a' | 'filter_b'>;

const PARTS = ['system', 'condition'] as const;

/** What a row is one of; none where a row is of all runs. What the sides restrict differently is no part of a row. */
export function rowParts({ by, filter_a, filter_b }: ComparisonKind): readonly (typeof PARTS)[number][] {
  const differing: readonly string[] =
    by === 'filter' ? differingParts(filter_a ?? {}, filter_b ?? {}) : [by];
  return PARTS.filter((part) => !differing.includes(part));
}
