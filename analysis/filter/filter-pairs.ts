import type { Filter } from '../model/filter.ts';
import { OUTCOMES } from '../model/outcome.ts';
import { FILTER_KEYS, FILTER_PARTS, type FilterPart, partValues } from './filter-parts.ts';

/** A filter as keys and values, a pair per value, in a fixed order: equal filters are equal pairs. */
export function filterPairs(filter: Filter): readonly (readonly [string, string])[] {
  return FILTER_PARTS.flatMap((part) =>
    partValues(filter, part).map((value) => [FILTER_KEYS[part], value] as const),
  );
}

/** Values that can be chosen where not every text can. */
const CHOICES: Readonly<Partial<Record<FilterPart, readonly string[]>>> = { outcome: [...OUTCOMES, 'none'] };

/** Parts that hold one text rather than a list. */
const TEXTS: ReadonlySet<FilterPart> = new Set(['task']);

/**
 * The filter that `filterPairs` writes so: values of one key are "any of". Empty values restrict nothing; keys of no part are
 * passed over. `complain`: told in a sentence of each value that cannot be chosen, which is left out.
 */
export function filterOfPairs(
  pairs: Iterable<readonly [string, string]>,
  complain: (problem: string) => void,
): Filter {
  const all = [...pairs];
  const parts = FILTER_PARTS.flatMap((part): readonly (readonly [FilterPart, unknown])[] => {
    const key = FILTER_KEYS[part];
    const given = all.filter(([name, value]) => name === key && value !== '').map(([, value]) => value);
    const values = [...new Set(given)].filter((value) => isChoice(part, value, complain));
    if (values.length === 0) return [];
    return [[part, TEXTS.has(part) ? values[0] : values]];
  });
  return Object.fromEntries(parts);
}

function isChoice(part: FilterPart, value: string, complain: (problem: string) => void): boolean {
  const choices = CHOICES[part];
  if (!choices || choices.includes(value)) return true;
  complain(`“${value}” is not a choice for “${FILTER_KEYS[part]}”; it can be ${choices.join(', ')}.`);
  return false;
}
