import type { SourceName } from './figure-kind.ts';
import type { FigureSelection } from './spec/figure-spec.ts';

/** What the two sides of each source can be; none where a source has no sides. */
export const SOURCE_SIDES: Readonly<Record<SourceName, readonly NonNullable<FigureSelection['by']>[]>> = {
  comparison: ['condition', 'system', 'benchmark'],
  rates: [],
  ranking: ['condition', 'benchmark'],
};
