import type { Filter } from '../model/filter.ts';
import { filterPairs } from './filter-pairs.ts';

/** A filter as one line that `parseFilterText` reads back: `condition=baseline repo="a b"`. Empty where nothing is restricted. */
export function filterText(filter: Filter): string {
  return filterPairs(filter)
    .map(([key, value]) => `${key}=${quoted(value)}`)
    .join(' ');
}

function quoted(value: string): string {
  return /[\s"'\\]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : value;
}
