import { describe, expect, it } from 'vitest';
import type { Comparison, ComparisonResult } from '../../analysis/model/comparison.ts';
import { gapsOf } from '../../renderer/views/compare/gaps.ts';

const row = (system: string, n_dropped: number, reasons: Comparison['reasons'] = {}): Comparison => ({
  system,
  condition: null,
  paired: true,
  ...{ n_tasks: 10, n_tasks_a: 10, n_tasks_b: 10 },
  n_dropped,
  rate_a: 0.5,
  rate_b: 0.5,
  difference: 0,
  ci_bootstrap: null,
  ci_bca: null,
  ci_newcombe: null,
  mcnemar: { b: 0, c: 0, exact: 1, mid_p: 1 },
  p_permutation: 1,
  p_holm: 1,
  transitions: { ss: 5, su: 0, us: 0, uu: 5, excluded: 0 },
  retention: 1,
  overturn_null: null,
  by_repository: [],
  reasons,
});

const result = (comparisons: readonly Comparison[]): ComparisonResult => ({
  by: 'condition',
  a: 'x',
  b: 'y',
  cohort: { name: 'c', n_tasks: 10, hash: '0', within: [] },
  seed: 's',
  comparisons,
  mean_difference: 0,
  ci_mean_difference: null,
});

describe('what a comparison leaves out', () => {
  it('is nothing where nothing is dropped and all is defined', () => {
    expect(gapsOf(result([row('one', 0)]))).toEqual([]);
  });

  it('names few rows and counts many', () => {
    const reasons = { ci_bca: 'all equal' };
    expect(gapsOf(result([row('one', 2, reasons), row('two', 0, reasons)]))).toEqual([
      { text: '2 tasks dropped: not scored on both sides.', rows: ['one'], scope: 'one' },
      { text: 'BCa interval: all equal.', rows: ['one', 'two'], scope: 'one, two' },
    ]);
    const many = ['a', 'b', 'c', 'd'].map((name, index) => row(name, index + 1));
    expect(gapsOf(result([...many, row('e', 0)]))[0]).toMatchObject({
      text: '1 to 4 tasks dropped: not scored on both sides.',
      scope: '4 of 5 systems',
    });
  });

  it('says once what sides without a shared task lack, and of dropped tasks that they are unscored', () => {
    const none = 'the sides share no task';
    const unknown = { mcnemar: null, transitions: null, retention: null, overturn_null: null } as const;
    const reasons = { mcnemar: none, transitions: none, retention: none, ci_bca: 'all equal' };
    const group: Comparison = { ...row('one', 3, reasons), paired: false, ...unknown };
    expect(gapsOf(result([group])).map(({ text }) => text)).toEqual([
      '3 tasks dropped: not scored.',
      `McNemar test, Transitions, Retention: ${none}.`,
      'BCa interval: all equal.',
    ]);
  });
});
