import { describe, expect, it } from 'vitest';
import type { Port } from '../../preload/port.ts';
import { HOME } from '../../renderer/address/address.ts';
import { appliedFilter } from '../../renderer/filter/applied-filter.ts';
import { valuesOf, withValues } from '../../renderer/filter/dimension.ts';
import { checkNames } from '../../renderer/filter/use-unknown-names.ts';

const filter = {
  benchmark: ['lite'],
  condition: ['vanilla'],
  cohort: ['mini'],
  outcome: ['resolved'],
  label: ['failure: loop'],
  task: 'django',
} as const;

describe('filter dimensions', () => {
  it('replaces and removes one dimension and leaves the others', () => {
    expect(withValues(filter, 'benchmark', ['verified', 'lite']).benchmark).toEqual(['verified', 'lite']);
    expect(withValues(filter, 'benchmark', [])).toEqual({
      condition: ['vanilla'],
      cohort: ['mini'],
      outcome: ['resolved'],
      label: ['failure: loop'],
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
  it('never restricts rates by outcome or label', () => {
    expect(appliedFilter({ ...HOME, filter })).toEqual({
      benchmark: ['lite'],
      condition: ['vanilla'],
      cohort: ['mini'],
      task: 'django',
    });
  });

  it('never restricts a comparison in what its sides differ in', () => {
    expect(appliedFilter({ ...HOME, view: 'compare', by: 'condition', filter })).toEqual({
      benchmark: ['lite'],
      cohort: ['mini'],
      task: 'django',
    });
    expect(appliedFilter({ ...HOME, view: 'compare', by: 'benchmark', filter })).toEqual({
      condition: ['vanilla'],
      cohort: ['mini'],
      task: 'django',
    });
  });
});

describe('names that the workspace does not have', () => {
  const port = {
    call: async (method: string) =>
      method === 'cohorts'
        ? { rows: [{ key: 'mini', hash: '01' }] }
        : { labels: [{ name: 'failure: loop', n_runs: 1, n_tasks: 1 }] },
  } as unknown as Port;

  it('are left out and told; a cohort may be named by its hash', async () => {
    const asked = { task: 'x', cohort: ['mini', '01', 'nope'], label: ['failure: wrong'] };
    expect(await checkNames(port, asked)).toEqual({
      filter: { task: 'x', cohort: ['mini', '01'] },
      problems: [
        'This workspace has no cohort named “nope”.',
        'No run of this workspace holds the label “failure: wrong”.',
      ],
    });
    expect(await checkNames(port, filter)).toEqual({ filter, problems: [] });
  });
});
