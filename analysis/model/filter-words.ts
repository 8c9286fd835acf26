import { FILTER_NAMES, type Filter } from './filter.ts';

type Part = keyof Filter;
type Wanted = string | readonly string[] | undefined;

const valuesOf = (wanted: Wanted): readonly string[] =>
  typeof wanted === 'string' ? [wanted] : (wanted ?? []);

/** A filter in words: `repository: django/django; task text: 12`; `none` where it restricts nothing. */
export function filterWords(filter: { readonly [P in Part]?: Wanted }): string {
  const parts = (Object.keys(FILTER_NAMES) as Part[])
    .map((part) => [FILTER_NAMES[part], valuesOf(filter[part]).filter((name) => name !== '')] as const)
    .filter(([, names]) => names.length > 0);
  return parts.map(([name, names]) => `${name}: ${names.join(', ')}`).join('; ') || 'none';
}
