import type { Filter } from '../model/filter.ts';

export type FilterPart = keyof Filter;

/** What each part of a filter is called in a link and on the command line, in the order in which parts are written. */
export const FILTER_KEYS = {
  benchmark: 'benchmark',
  system: 'system',
  condition: 'condition',
  repository: 'repo',
  cohort: 'cohort',
  outcome: 'outcome',
  label: 'label',
  task: 'task',
} as const satisfies Readonly<Record<FilterPart, string>>;

export const FILTER_PARTS = Object.keys(FILTER_KEYS) as readonly FilterPart[];

/** The values that a filter lets through in one part, a text being one; none where it does not restrict. */
export function partValues(filter: Filter, part: FilterPart): readonly string[] {
  const wanted = filter[part] ?? [];
  const values = typeof wanted === 'string' ? [wanted] : wanted;
  return values.filter((value) => value !== '');
}
