import { describe, expect, it } from 'vitest';
import { compareRows } from '../../analysis/compare/index.ts';
import {
  type CohortFacts,
  changedLines,
  cohortFacts,
  cohortResolve,
  type DoseRow,
  doseOf,
  doseResponse,
  interactions,
  limitDifferences,
  limitShare,
  requestContrasts,
  requestEffects,
  wordCount,
} from '../../analysis/effects/index.ts';
import type { PairedRow, Repeats } from '../../analysis/model/comparison.ts';
import { choicePermutation, randomOf, runPermutation } from '../../analysis/stats/index.ts';
import { E6_RUNS } from './e6.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;
const OPTIONS = { seed: 'effects' };

const rowOf = (
  system: string,
  sides: readonly { readonly a: Repeats; readonly b: Repeats }[],
): PairedRow => ({
  system,
  condition: null,
  tasks: sides.map((side, i) => ({ task: `t${i}`, repository: null, ...side })),
});

/** One run a side; `10` is solved under A and not under B. */
const single = (system: string, ...tasks: readonly string[]) =>
  rowOf(
    system,
    tasks.map((marks) => ({ a: verdict(marks[0]), b: verdict(marks[1]) })),
  );
const verdict = (mark: string | undefined): Repeats =>
  mark === undefined || mark === '.' ? [] : [mark === '-' ? null : mark === '1' ? 1 : 0];

const E6 = rowOf('x', E6_RUNS);
const contrast = (name: string, ...rows: readonly PairedRow[]) => ({
  ...{ contrast: name, a: '[P]', b: `[P${name}]`, n_other: 0 },
  rows,
});

describe('requestEffects', () => {
  it('has the specification’s example of six tasks as the effect of a field', () => {
    const { overall, by_system } = requestEffects([contrast('D', E6)], OPTIONS);
    const expected = { n_tasks: 6, n_dropped: 0, difference: -0.194444, ci_bootstrap: [-0.444444, 0.055556] };
    expectClose(overall[0], { ...expected, n_systems: 1 }, SIX_DIGITS);
    expectClose(by_system[0], { ...expected, system: 'x', contrast: 'D' }, SIX_DIGITS);
    expect(overall[0]?.p_permutation).toBeCloseTo(by_system[0]!.p_permutation!, 12);
  });

  it('takes the tasks of all systems together', () => {
    const rows = [single('x', '01', '00', '11'), single('y', '01', '01', '00')];
    const { overall } = requestEffects([contrast('D', ...rows)], OPTIONS);
    // t0 adds ⅓, t1 ⅙, t2 nothing: of four signs two leave half or more.
    expectClose(overall[0], {
      difference: 0.5,
      rate_a: 1 / 6,
      rate_b: 2 / 3,
      p_permutation: 0.5,
      n_systems: 2,
    });
  });

  it('weighs systems alike whatever their tasks, and counts what is dropped', () => {
    const rows = [single('x', '01', '01', '00', '0-'), single('y', '10'), single('z', '1.')];
    const { overall, by_system } = requestEffects([contrast('D', ...rows)], OPTIONS);
    expectClose(overall[0], { n_systems: 2, n_tasks: 3, n_dropped: 1, difference: (2 / 3 - 1) / 2 });
    expect(by_system.map(({ n_tasks, n_dropped }) => [n_tasks, n_dropped])).toEqual([
      [3, 1],
      [1, 0],
      [0, 1],
    ]);
    expect(by_system[2]).toMatchObject({
      difference: null,
      p_holm: null,
      reasons: { difference: expect.stringMatching(/no task/) },
    });
  });

  it('adjusts over the fields of one table', () => {
    const better = single('x', ...Array(6).fill('01'));
    const none = single('x', '01', '10', '11');
    const { overall } = requestEffects([contrast('D', better), contrast('E', none)], OPTIONS);
    expectClose(
      overall.map(({ p_permutation, p_holm }) => [p_permutation, p_holm]),
      [
        [2 / 64, 4 / 64],
        [1, 1],
      ],
    );
  });

  it('permutes runs where sides have unequal numbers of them', () => {
    const row = rowOf('x', [
      { a: [1, 1], b: [0] },
      { a: [1], b: [0] },
    ]);
    const { overall } = requestEffects([contrast('D', row, { ...row, system: 'y' })], OPTIONS);
    // Each system: 1/3 · 1/2 for all lost by B; both together square that. Nothing else is as far from 0.
    expectClose(overall[0], { difference: -1, p_permutation: (1 / 6) ** 2 });
    expect(overall[0]?.reasons.p_permutation).toMatch(/run labels permuted within tasks and systems/);
  });

  it('says why there is nothing', () => {
    const { overall } = requestEffects([contrast('D', single('x', '-1'))], OPTIONS);
    expect(overall[0]).toMatchObject({
      n_systems: 0,
      n_tasks: 0,
      n_dropped: 1,
      difference: null,
      p_holm: null,
    });
    expect(Object.keys(overall[0]!.reasons)).toEqual(
      expect.arrayContaining(['rate_a', 'rate_b', 'difference', 'ci_bootstrap', 'p_permutation']),
    );
  });
});

describe('requestContrasts', () => {
  const named = (...names: readonly string[]) =>
    names.map((condition) => ({ condition, scripts: {}, tasks: ['t1', 't2'] }));
  const found = (kind: 'fields' | 'styles', base: string | null, ...names: readonly string[]) =>
    requestContrasts(kind, named(...names), base).contrasts.map(({ contrast, a, b }) => [contrast, a, b]);

  it('finds conditions that differ in one field, in whatever order they are written', () => {
    expect(found('fields', null, '[P]', '[DP]', '[PDE]', '[PR] casual', '[P] casual')).toEqual([
      ['D', '[P]', '[DP]'],
      ['E', '[DP]', '[PDE]'],
      ['R', '[P] casual', '[PR] casual'],
    ]);
    expect(found('fields', '[P]', '[P]', '[PD]', '[PDE]')).toEqual([['D', '[P]', '[PD]']]);
  });

  it('finds styles against the neutral one, or against the one that is named', () => {
    const names = ['[P]', '[P] casual', '[P] formal', '[PD] formal'];
    expect(found('styles', null, ...names)).toEqual([
      ['casual', '[P]', '[P] casual'],
      ['formal', '[P]', '[P] formal'],
    ]);
    expect(found('styles', '[P] casual', ...names)).toEqual([
      ['neutral', '[P] casual', '[P]'],
      ['formal', '[P] casual', '[P] formal'],
    ]);
  });

  it('goes by scripts task by task, and says what takes no part', () => {
    const bench = {
      condition: 'bench',
      scripts: { '[P]': ['t1'], '[PA]': ['t2'] },
      tasks: ['t1', 't2', 't3'],
    };
    const full = { condition: 'full', scripts: { '[PA]': ['t1', 't2'] }, tasks: ['t1', 't2', 't3'] };
    const plain = { condition: 'vanilla', scripts: {}, tasks: ['t1'] };
    const { contrasts, left_out } = requestContrasts('fields', [bench, full, plain], null);
    expect(contrasts).toEqual([{ contrast: 'A', a: 'bench', b: 'full', tasks: new Set(['t1']) }]);
    expect(left_out).toEqual([{ condition: 'vanilla', reason: expect.stringContaining('say what fields') }]);
  });
});

describe('interactions', () => {
  it('is the difference of differences, tested by task', () => {
    const still = rowOf(
      'y',
      E6_RUNS.map(({ a }) => ({ a, b: a })),
    );
    const equal = E6_RUNS.slice(0, 5);
    const { interactions: found } = interactions([E6, still], 'pairs', OPTIONS);
    // y has under A what x has, so the gap is 0 there and x’s own change after.
    const expected = { first: 'x', second: 'y', n_tasks: 6, gap_a: 0, gap_b: -0.194444, change: -0.194444 };
    expectClose(
      found[0],
      { ...expected, p_permutation: 0.3125, ci_bootstrap: [-0.444444, 0.055556] },
      SIX_DIGITS,
    );
    expect(found[0]?.reasons.p_permutation).toMatch(/approximate/);
    const balanced = interactions([rowOf('x', equal), single('y', ...Array(5).fill('00'))], 'pairs', OPTIONS);
    expect(balanced.interactions[0]).toMatchObject({ first: 'x', second: 'y', reasons: {} });
  });

  it('puts the better one under A first, on the tasks that both have', () => {
    const rows = [single('x', '00', '01', '11', '1-'), single('y', '11', '10', '10', '11')];
    const { interactions: found, spread } = interactions(rows, 'pairs', OPTIONS);
    expectClose(found[0], {
      ...{ first: 'y', second: 'x', n_tasks: 3, n_dropped: 1, gap_a: 2 / 3, gap_b: -1 / 3, change: -1 },
      // Changes 0, −2, −1 of the gap: both signs of the two must agree.
      p_permutation: 0.5,
    });
    expectClose(spread, { n_tasks: 3, n_dropped: 1, sd_a: Math.SQRT2 / 3, sd_b: Math.SQRT2 / 6 });
  });

  it('compares each with the mean of the others', () => {
    const rows = [single('x', '01', '01'), single('y', '00', '01'), single('z', '00', '00')];
    const { interactions: found } = interactions(rows, 'rest', OPTIONS);
    expectClose(
      found.map(({ first, second, change }) => [first, second, change]),
      [
        ['x', null, 0.75],
        ['y', null, 0],
        ['z', null, -0.75],
      ],
    );
  });

  it('says why a pair has no gap', () => {
    const rows = [single('x', '01', '..'), single('y', '..', '01'), single('z', '-1', '..')];
    const { interactions: found, spread, left_out } = interactions(rows, 'pairs', OPTIONS);
    expect(found).toMatchObject([
      { n_tasks: 0, n_dropped: 2, change: null, reasons: { change: expect.stringMatching(/no task/) } },
    ]);
    expect(spread).toMatchObject({ sd_a: null, reasons: { sd_a: expect.stringMatching(/no task/) } });
    expect(left_out).toEqual(['z']);
  });
});

describe('doseResponse', () => {
  const doses = (...runs: readonly Repeats[]) => runs.map((own, dose) => ({ dose, runs: own }));
  const one = (rows: readonly DoseRow[]) => doseResponse(rows, OPTIONS);

  it('is the least-squares slope of a task, its runs dealt anew to its doses', () => {
    const { systems } = one([{ system: 'x', tasks: [{ task: 't', doses: doses([1], [1], [0]) }] }]);
    expectClose(systems[0], { n_tasks: 1, slope: -0.5, ci_bootstrap: null, p_permutation: 2 / 3 });
    expect(systems[0]?.reasons.ci_bootstrap).toMatch(/one task/);
    expectClose(systems[0]?.levels[2], { dose: 2, n_tasks: 1, n_scored: 1, n_unscored: 0, rate: 0 });
  });

  it('is the paired difference where there are two doses', () => {
    const tasks = E6_RUNS.map(({ a, b }, i) => ({ task: `t${i}`, doses: doses(a, b) }));
    const { systems, overall } = one([{ system: 'x', tasks }]);
    const [compared] = compareRows([E6], OPTIONS);
    const expected = { slope: -0.194444, ci_bootstrap: [-0.444444, 0.055556], n_tasks: 6 };
    expectClose(systems[0], expected, SIX_DIGITS);
    expectClose(overall, { ...expected, n_systems: 1 }, SIX_DIGITS);
    expect(systems[0]?.p_permutation).toBeCloseTo(compared!.p_permutation!, 12);
    expect(overall.p_permutation).toBeCloseTo(compared!.p_permutation!, 12);
    expectClose(systems[0]?.levels[0], { n_tasks: 6, n_scored: 17, n_unscored: 1, ci_method: 'clustered-t' });
  });

  it('counts tasks at one dose as dropped, and says why there is no slope', () => {
    const { systems, overall } = one([
      {
        system: 'x',
        tasks: [
          { task: 't', doses: doses([1], [null]) },
          { task: 'u', doses: doses([]) },
        ],
      },
    ]);
    expect(systems[0]).toMatchObject({
      n_tasks: 0,
      n_dropped: 1,
      slope: null,
      reasons: { slope: expect.stringMatching(/two doses/) },
    });
    expect(overall).toMatchObject({ n_systems: 0, slope: null });
  });

  it('reads doses from names', () => {
    const told = ['vanilla', 'counter-edit K=2', 'k3', 'edits ×1', 'dose 0.5', 'casual', 'blank 2', 'k2b'];
    expect(told.map(doseOf)).toEqual([0, 2, 3, 1, 0.5, null, null, null]);
  });
});

describe('limit exits', () => {
  const row = (condition: string, ...exits: readonly (readonly (string | null)[])[]) => ({
    ...{ benchmark: 'B', system: 'x', condition },
    tasks: exits.map((own, i) => ({ task: `t${i}`, exits: own as never })),
  });
  const [done, out] = [['submitted'], ['step-limit']];

  it('are a share of the runs that submitted or met a limit, with Wilson’s interval', () => {
    const exits = [...Array(7).fill(out), done, done, done, ['error'], [null]];
    expectClose(
      limitShare(row('A', ...exits)),
      {
        ...{ n_tasks: 10, n_runs: 12, n_ended: 10, n_limit: 7, n_error: 1, n_unknown: 1 },
        ...{ by_limit: { 'step-limit': 7 }, rate: 0.7, ci: [0.396778, 0.892209], ci_method: 'wilson' },
      },
      SIX_DIGITS,
    );
    const none = limitShare(row('A', ['error'], [null]));
    expect(none).toMatchObject({
      rate: null,
      ci: null,
      reasons: { rate: expect.stringMatching(/no run is known/) },
    });
  });

  it('take the task as the draw where it has several runs', () => {
    const share = limitShare(row('A', ['cost-limit', 'submitted'], ['time-limit', 'time-limit']));
    expectClose(share, { n_tasks: 2, n_ended: 4, n_limit: 3, rate: 0.75, ci_method: 'clustered-t' });
  });

  it('differ in pairs', () => {
    const rows = [row('A', done, done, done, ['error']), row('B', out, out, done, out)];
    const [found] = limitDifferences(rows, 'A', 'B', OPTIONS);
    expectClose(found, {
      ...{ system: 'x', n_tasks: 3, n_dropped: 1, rate_a: 0, rate_b: 2 / 3, difference: 2 / 3 },
      ...{ p_permutation: 0.5, p_holm: 0.5 },
    });
    const [none] = limitDifferences([row('A', [null]), row('B', out)], 'A', 'B', OPTIONS);
    expect(none?.reasons.difference).toBe('no task has a run with a known end on both sides');
  });
});

describe('cohorts', () => {
  const repeated = <T>(...parts: readonly (readonly [T, number])[]): readonly T[] =>
    parts.flatMap(([value, n]) => Array<T>(n).fill(value));

  it('have the specification’s resolve rates', () => {
    const group = (in_cohort: boolean, solved: number, n: number) =>
      Array.from({ length: n }, (_, i) => ({ in_cohort, runs: [i < solved ? 1 : 0] as Repeats }));
    const tasks = [...group(true, 170, 381), ...group(false, 356, 848)];
    const [found] = cohortResolve([{ system: 'x', condition: 'vanilla', tasks }], OPTIONS);
    const expected = { difference: 0.026383, ci_newcombe: [-0.033085, 0.086343], solved_cohort: 170 };
    expectClose(
      found,
      { ...expected, n_cohort: 381, n_rest: 848, n_dropped: 0, equivalent: false },
      SIX_DIGITS,
    );
  });

  it('take majorities of several runs and count ties as dropped', () => {
    const tasks = [
      { in_cohort: true, runs: [1, 1, 0] as Repeats },
      { in_cohort: true, runs: [1, 0] as Repeats },
      { in_cohort: false, runs: [0, 0, null] as Repeats },
      { in_cohort: false, runs: [] as Repeats },
    ];
    const [found] = cohortResolve([{ system: 'x', condition: 'v', tasks }], OPTIONS);
    expect(found).toMatchObject({ n_cohort: 1, n_rest: 1, n_dropped: 1, difference: 1, p: 1 });
    const [none] = cohortResolve([{ system: 'x', condition: 'v', tasks: tasks.slice(2) }], OPTIONS);
    expect(none).toMatchObject({
      difference: null,
      reasons: { difference: expect.stringMatching(/of the cohort/) },
    });
  });

  it('have the specification’s sizes and distributions', () => {
    const [sizes, others] = [
      [3, 5, 8, 13, 21],
      [2, 4, 5, 9],
    ];
    const facts: CohortFacts = {
      in_cohort: [...sizes.map(() => true), ...others.map(() => false), true],
      numbers: { size: [...sizes, ...others, null] },
      categories: {},
    };
    const { numbers } = cohortFacts(facts, OPTIONS);
    const expected = { u: 14.5, p: 0.325163, delta: 0.45, n_cohort: 5, n_rest: 4, n_unknown: 1 };
    expectClose(
      numbers[0],
      { ...expected, median_cohort: 8, median_rest: 4.5, equivalent: false },
      SIX_DIGITS,
    );
    const kinds = [repeated(['x', 62], ['y', 26], ['z', 12]), repeated(['x', 4], ['y', 3], ['z', 93])];
    const categories = { kind: kinds.flat() };
    const in_cohort = repeated([true, 100], [false, 100]);
    const [found] = cohortFacts({ in_cohort, categories, numbers: {} }, OPTIONS).categories;
    const told = { total_variation: 0.81, chi2: 131.696791, df: 2, cramers_v: 0.81147, n_categories: 3 };
    expectClose(
      found,
      { ...told, largest_cohort: { name: 'x', share: 0.62 }, largest_rest: { name: 'z', share: 0.93 } },
      SIX_DIGITS,
    );
    expect(found?.reasons).toEqual({});
  });

  it('are tested by permutation where little is expected, and say what is not known', () => {
    const facts: CohortFacts = {
      in_cohort: [true, true, false, false],
      categories: { kind: ['x', 'x', 'y', 'y'], level: [null, null, null, null] },
      numbers: { size: [null, null, 1, 2], same: [1, 1, 1, 1] },
    };
    const { categories, numbers } = cohortFacts(facts, OPTIONS);
    // Of the six ways to choose the cohort two divide the kinds.
    expectClose(categories[0], { p: 1 / 3, cramers_v: 1 });
    expect(categories[0]?.reasons.p).toMatch(/permutation/);
    expect(categories[1]).toMatchObject({
      p: null,
      n_unknown: 4,
      reasons: { p: 'it is not known of any task' },
    });
    expect(numbers[0]).toMatchObject({ p: null, reasons: { p: expect.stringMatching(/of the cohort/) } });
    expect(numbers[1]).toMatchObject({
      p: 1,
      delta: 0,
      equivalent: null,
      reasons: { equivalent: expect.stringMatching(/variation/) },
    });
  });

  it('count the changed lines of hunks, and words', () => {
    const diff = [
      '--- a/x',
      '+++ b/x',
      '@@ -1,3 +1,3 @@ f',
      ' a',
      '--- b',
      '+++ c',
      ' d',
      '@@ -9 +9,0 @@',
      '-e',
    ];
    expect(changedLines([...diff, '\\ No newline at end of file', ''].join('\n'))).toBe(3);
    expect(changedLines('Binary files differ')).toBe(0);
    expect(wordCount('  a\n b\tc ')).toBe(3);
  });
});

describe('choicePermutation', () => {
  it('weighs tasks', () => {
    const tasks = [
      { solved_a: 1, scored_a: 1, solved_b: 0, scored_b: 1 },
      { solved_a: 0, scored_a: 1, solved_b: 1, scored_b: 1 },
    ];
    const p = (weights: readonly number[]) => runPermutation(tasks, randomOf('p'), 100, weights)?.p;
    expect([p([1, 1]), p([2, 1]), p([1, 0])]).toEqual([1, 1, 1]);
    const both = [tasks[0]!, tasks[0]!];
    expect(runPermutation(both, randomOf('p'), 100, [2, 1])?.p).toBe(0.5);
  });

  it('has no p without a summand', () => {
    expect(choicePermutation([], 0, randomOf('p'))).toBeNull();
  });
});
