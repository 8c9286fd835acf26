import type { ComparedSides } from '../../analysis/model/comparison.ts';
import type { Filter } from '../../analysis/model/filter.ts';

/** Two sides, and what the runs of both are restricted to. */
export interface ComparisonSelection extends ComparedSides {
  readonly filter: Filter;
}
