import { describe, expect, it } from 'vitest';
import { compareRows, meanDifference } from '../../analysis/compare/index.ts';
import type { Comparison, PairedComparison, PairedRow, Repeats } from '../../analysis/model/comparison.ts';
import { retention } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { E6_RUNS } from './e6.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;

function rowOf(sides: readonly { readonly a: Repeats; readonly b: Repeats }[], system = 's'): PairedRow {
  return {
    system,
    condition: null,
    tasks: sides.map((side, i) => ({ task: `t${i}`, repository: null, ...side })),
  };
}

function compareOne(sides: Parameters<typeof rowOf>[0]): Comparison {
  return compareRows([rowOf(sides)], { seed: 'test' })[0]!;
}

/** A table of single runs: solved by both, A only, B only, neither. */
function singleRuns(both: number, aOnly: number, bOnly: number, neither: number): PairedRow {
  const cell = (n: number, a: 0 | 1, b: 0 | 1) =>
    Array.from({ length: n }, () => ({ a: [a], b: [b] }) as const);
  return rowOf([...cell(both, 1, 1), ...cell(aOnly, 1, 0), ...cell(bOnly, 0, 1), ...cell(neither, 0, 0)]);
}

describe('compareRows', () => {
  it('takes the task as the unit: the example of six tasks', () => {
    const row = compareOne(E6_RUNS);
    expectClose(
      row,
      {
        n_tasks: 6,
        n_dropped: 0,
        difference: -0.194444,
        ci_bootstrap: [-0.444444, 0.055556],
        ci_bca: [-0.416667, 0.083333],
        transitions: { ss: 2, su: 2, us: 0, uu: 1, excluded: 1 },
        mcnemar: { b: 2, c: 0, exact: 0.5, mid_p: 0.25 },
        retention: 0.5,
      },
      SIX_DIGITS,
    );
    expect(row.reasons.p_permutation).toContain('unequal numbers');
    expect(row.reasons.transitions).toContain('1 of 6');
  });

  it('flips signs where numbers of scored runs are equal: 20 of 64', () => {
    const equal = E6_RUNS.map(({ a, b }, i) =>
      i === 5 ? { a: [1, 1, 0, 0, 1, 1], b: [1, 1, 0, 0, 1, 0] } : { a, b },
    );
    const row = compareOne(equal as Parameters<typeof rowOf>[0]);
    expect(row.p_permutation).toBe(0.3125);
    expect(row.reasons).not.toHaveProperty('p_permutation');
  });

  it('turns the published interval of A − B to B − A', () => {
    const [row] = compareRows([singleRuns(50, 11, 4, 35)], { seed: 'test' });
    expectClose(
      row,
      {
        difference: -0.07,
        ci_newcombe: [-0.145048, 0.006868],
        mcnemar: { b: 11, c: 4, exact: 0.118469, mid_p: 0.076813 },
        p_permutation: 0.118469,
        transitions: { ss: 50, su: 11, us: 4, uu: 35, excluded: 0 },
        retention: 50 / 61,
      },
      SIX_DIGITS,
    );
  });

  it('has the transitions of the two-system example', () => {
    const x = rowOf(
      [
        { a: [1, 1, 0], b: [1, 0, null] },
        { a: [1, 1, 1], b: [0, 1, 1] },
        { a: [0, 0, 0], b: [0, 0, 1] },
      ],
      'X',
    );
    const y = rowOf(
      [
        { a: [1, 1, 1], b: [0, 0, 0] },
        { a: [1, 0, 1], b: [1, 1, 0] },
        { a: [0, 1, 1], b: [null, 0, null] },
      ],
      'Y',
    );
    const rows = compareRows([x, y], { seed: 'test' });
    const total = (cell: keyof PairedComparison['transitions']) =>
      rows.reduce((sum, row) => sum + row.transitions[cell], 0);
    expect([total('ss'), total('su'), total('us'), total('uu'), total('excluded')]).toEqual([2, 1, 0, 1, 2]);
    expectClose(retention(total('ss'), total('su')), { retention: 0.666667, overturn: 0.333333 }, SIX_DIGITS);
  });

  it('drops tasks that one side lacks, and counts them', () => {
    const row = compareOne([
      { a: [1], b: [1] },
      { a: [1], b: [null] },
      { a: [], b: [0] },
      { a: [], b: [] },
    ]);
    expect(row).toMatchObject({
      n_tasks: 1,
      n_dropped: 2,
      rate_a: 1,
      rate_b: 1,
      ci_bootstrap: null,
      ci_bca: null,
    });
    expect(row.reasons.ci_bootstrap).toContain('one task');
  });

  it('takes the majority on a side as soon as one of its tasks has two runs', () => {
    const row = compareOne([
      { a: [1], b: [1, null] },
      { a: [0], b: [1, 1] },
      { a: [1], b: [0, 1] },
    ]);
    expect(row.transitions).toEqual({ ss: 0, su: 0, us: 1, uu: 0, excluded: 2 });
    expect(row.n_tasks).toBe(3);
  });

  it('says why the BCa interval is the percentile interval', () => {
    const row = compareOne([
      { a: [0], b: [1] },
      { a: [0], b: [1] },
    ]);
    expect(row).toMatchObject({ ci_bootstrap: [1, 1], ci_bca: [1, 1] });
    expect(row.reasons.ci_bca).toContain('percentile');
    expect(row.reasons.ci_bootstrap).toContain('no evidence');
  });

  it('keeps rows without a common task out of the Holm family', () => {
    const nothing = rowOf([{ a: [1], b: [] }], 'nothing');
    const rows = compareRows([singleRuns(5, 9, 1, 5), nothing], { seed: 'test' });
    expect(rows[0]?.p_holm).toBe(rows[0]?.p_permutation);
    expect(rows[1]).toMatchObject({
      n_tasks: 0,
      n_dropped: 1,
      difference: null,
      p_holm: null,
      overturn_null: null,
    });
    expect(rows[1]?.reasons.p_holm).toContain('outside the Holm family');
  });

  it('sorts repositories by tasks, then name, and leaves out what names none', () => {
    const task = (repository: string | null, i: number) => ({
      task: `${i}`,
      repository,
      a: [1] as const,
      b: [0] as const,
    });
    const tasks = ['z', 'b', 'b', 'a', null].map(task);
    const [row] = compareRows([{ system: 's', condition: null, tasks }], { seed: 'test' });
    expect(row?.by_repository.map(({ repository, n_tasks }) => [repository, n_tasks])).toEqual([
      ['b', 2],
      ['a', 1],
      ['z', 1],
    ]);
    expect(row?.by_repository[0]?.difference).toBe(-1);
    expect(row?.reasons.by_repository).toContain('1 of 5 tasks name no repository');
  });

  it('answers for no rows', () => {
    expect(compareRows([], { seed: 'test' })).toEqual([]);
    expect(meanDifference([], { seed: 'test' })).toMatchObject({
      mean_difference: null,
      ci_mean_difference: null,
    });
  });

  const tables = readCases<[PairedRow[], string], { comparisons: object[] }>('comparisons', 'tables');
  it.each(tables)('agrees with a second route ($input.1)', ({ input: [rows, seed], output }) => {
    const comparisons = compareRows(rows, { seed, draws: 400 });
    expectClose({ comparisons, ...meanDifference(rows, { seed, draws: 400 }) }, output);
  });
});

describe('meanDifference', () => {
  it('of one row is that row', () => {
    const row = singleRuns(5, 9, 2, 7);
    const [comparison] = compareRows([row], { seed: 'test' });
    const mean = meanDifference([row], { seed: 'test' });
    expectClose(
      [mean.mean_difference, mean.ci_mean_difference],
      [comparison?.difference, comparison?.ci_bootstrap],
    );
  });

  it('resamples tasks jointly: systems that fail together do not narrow the interval', () => {
    const row = singleRuns(5, 9, 2, 7);
    const same = ['p', 'q', 'r'].map((system) => ({ ...row, system }));
    expectClose(meanDifference(same, { seed: 'test' }), meanDifference([row], { seed: 'test' }));
  });

  it('needs two tasks for an interval', () => {
    const mean = meanDifference([rowOf([{ a: [0], b: [1] }])], { seed: 'test' });
    expect(mean).toMatchObject({ mean_difference: 1, ci_mean_difference: null });
    expect(mean.reason).toContain('one task');
  });
});
