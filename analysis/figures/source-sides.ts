import { COMPARE_BY, type CompareBy } from '../model/comparison.ts';
import type { SourceName } from './figure-kind.ts';

/** What the two sides of each source can be; none where a source has no sides. */
export const SOURCE_SIDES: Readonly<Record<SourceName, readonly CompareBy[]>> = {
  comparison: COMPARE_BY,
  changes: COMPARE_BY,
  rates: [],
  matrix: [],
  tradeoff: [],
  distributions: [],
  effects: [],
  ranking: ['condition', 'benchmark'],
};

/** What there must be two of for a source that has sides, in the plural; filters there always are. */
export function namedSides(source: SourceName): readonly string[] {
  return SOURCE_SIDES[source].filter((side) => side !== 'filter').map((side) => `${side}s`);
}
