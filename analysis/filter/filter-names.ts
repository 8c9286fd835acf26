import type { Filter } from '../model/filter.ts';
import { differingParts } from './differing-parts.ts';
import { FILTER_KEYS, type FilterPart, partValues } from './filter-parts.ts';

/**
 * What the two filters of a comparison are called where nobody names them: by the parts in which they differ, such as
 * “repo django/django” and “repo sympy/sympy”; one that leaves such a part open takes any.
 */
export function filterNames(a: Filter, b: Filter): { readonly a: string; readonly b: string } {
  const parts = differingParts(a, b);
  return { a: nameOf(a, parts), b: nameOf(b, parts) };
}

function nameOf(filter: Filter, parts: readonly FilterPart[]): string {
  return parts.map((part) => partName(FILTER_KEYS[part], partValues(filter, part))).join(', ');
}

/** Names beyond this many are counted. */
const NAMED = 3;

function partName(key: string, values: readonly string[]): string {
  if (values.length === 0) return `any ${key}`;
  const more = values.length - NAMED;
  const named = more > 0 ? [...values.slice(0, NAMED), `${more} more`] : values;
  return `${key} ${named.join(' or ')}`;
}
