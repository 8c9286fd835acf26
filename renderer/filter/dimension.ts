import type { Filter } from '../../analysis/model/filter.ts';

/** What runs can be filtered by, in the order chips are shown. */
export const DIMENSIONS = [
  'benchmark',
  'system',
  'condition',
  'repository',
  'cohort',
  'outcome',
  'label',
  'task',
] as const satisfies readonly (keyof Filter)[];

export type Dimension = (typeof DIMENSIONS)[number];

/** The values a filter names in one dimension; the task text counts as one value. */
export function valuesOf(filter: Filter, dimension: Dimension): readonly string[] {
  if (dimension === 'task') return filter.task ? [filter.task] : [];
  return filter[dimension] ?? [];
}

/** The filter with one dimension's values replaced; none of them means no restriction and leaves no trace. */
export function withValues(filter: Filter, dimension: Dimension, values: readonly string[]): Filter {
  const { [dimension]: _, ...others } = filter;
  if (values.length === 0) return others;
  return { ...others, [dimension]: dimension === 'task' ? values[0] : values } as Filter;
}
