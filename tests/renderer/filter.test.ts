import { describe, expect, it } from 'vitest';
import { HOME } from '../../renderer/address/address.ts';
import { appliedFilter } from '../../renderer/filter/applied-filter.ts';
import { valuesOf, withValues } from '../../renderer/filter/dimension.ts';

const filter = {
  benchmark: ['lite'],
  condition: ['vanilla'],
  outcome: ['resolved'],
  task: 'django',
} as const;

describe('filter dimensions', () => {
  it('replaces and removes one dimension and leaves the others', () => {
    expect(withValues(filter, 'benchmark', ['verified', 'lite']).benchmark).toEqual(['verified', 'lite']);
    expect(withValues(filter, 'benchmark', [])).toEqual({
      condition: ['vanilla'],
      outcome: ['resolved'],
      task: 'django',
    });
    expect(withValues(filter, 'task', ['flask']).task).toBe('flask');
  });

  it('reads the task text as one value', () => {
    expect(valuesOf(filter, 'task')).toEqual(['django']);
    expect(valuesOf({}, 'task')).toEqual([]);
  });
});

describe('the filter a view applies', () => {
  it('never restricts rates by outcome', () => {
    expect(appliedFilter({ ...HOME, filter })).toEqual({
      benchmark: ['lite'],
      condition: ['vanilla'],
      task: 'django',
    });
  });

  it('never restricts a comparison in what its sides differ in', () => {
    expect(appliedFilter({ ...HOME, view: 'compare', by: 'condition', filter })).toEqual({
      benchmark: ['lite'],
      task: 'django',
    });
    expect(appliedFilter({ ...HOME, view: 'compare', by: 'benchmark', filter })).toEqual({
      condition: ['vanilla'],
      task: 'django',
    });
  });
});
