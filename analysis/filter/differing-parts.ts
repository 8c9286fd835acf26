import type { Filter } from '../model/filter.ts';
import { FILTER_PARTS, type FilterPart, partValues } from './filter-parts.ts';

/** The parts that two filters restrict differently, in the order of all. */
export function differingParts(a: Filter, b: Filter): readonly FilterPart[] {
  const values = (filter: Filter, part: FilterPart) => JSON.stringify(partValues(filter, part).toSorted());
  return FILTER_PARTS.filter((part) => values(a, part) !== values(b, part));
}
