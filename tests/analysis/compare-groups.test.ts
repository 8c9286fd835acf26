import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSentence } from '../../analysis/compare/answer-sentence.ts';
import { groupRepositories } from '../../analysis/compare/independent/group-repositories.ts';
import { taskGroups } from '../../analysis/compare/independent/task-groups.ts';
import { compareGroups, meanOfGroups } from '../../analysis/compare/index.ts';
import type { ComparisonResult, PairedRow, PairedTask, Repeats } from '../../analysis/model/comparison.ts';
import { computeReport, GROUP_EXPLANATIONS, makeReport, toMarkdown } from '../../analysis/report/index.ts';
import { groupPermutation, newcombeIndependent, randomFor, welchT } from '../../analysis/stats/index.ts';
import { expectClose } from './expect-close.ts';
import { reportInput } from './report-inputs.ts';
import { unexplained } from './unexplained.ts';

const OPTIONS = { seed: 'test', draws: 500 };

/** Tasks of A, then those of B, none shared. */
function rowOf(a: readonly Repeats[], b: readonly Repeats[], repositories = ['x', 'y']): PairedRow {
  const task = (id: string, side: 'a' | 'b', repeats: Repeats): PairedTask => ({
    ...{ task: id, repository: repositories[side === 'a' ? 0 : 1] ?? null, a: [], b: [] },
    [side]: repeats,
  });
  return {
    ...{ system: 's', condition: null },
    tasks: [
      ...a.map((repeats, i) => task(`a${i}`, 'a', repeats)),
      ...b.map((repeats, i) => task(`b${i}`, 'b', repeats)),
    ],
  };
}

const verdicts = (solved: number, n: number): readonly Repeats[] =>
  Array.from({ length: n }, (_, i) => [i < solved ? 1 : 0]);

const one = (row: PairedRow) => compareGroups([row], OPTIONS)[0]!;

describe('compareGroups', () => {
  it('has the rates of each side over its own tasks, and what is independent of pairs', () => {
    // The worked example of Newcombe's interval, B − A.
    const row = one(rowOf(verdicts(356, 848), verdicts(170, 381)));
    expect(row).toMatchObject({
      ...{ paired: false, n_tasks: 1229, n_tasks_a: 848, n_tasks_b: 381, n_dropped: 0 },
      ...{ mcnemar: null, transitions: null, retention: null, overturn_null: null, by_repository: [] },
    });
    expectClose(row, { rate_a: 356 / 848, rate_b: 170 / 381 });
    expectClose([row.difference, row.ci_newcombe], [0.026383, [-0.033085, 0.086343]], 5e-7);
    const [low, high] = row.ci_bootstrap!;
    expect(low).toBeLessThan(row.difference!);
    expect(high).toBeGreaterThan(row.difference!);
    const why = 'the sides share no task';
    expect(row.reasons).toMatchObject({ mcnemar: why, transitions: why, retention: why, overturn_null: why });
  });

  it('weighs tasks alike, exchanges their means, and gives no interval of verdicts to several runs', () => {
    const row = one(
      rowOf(
        [[1, 1], [0]],
        [
          [0, 1],
          [0, 0, 0],
          [0, null],
        ],
      ),
    );
    expectClose(row, { rate_a: 0.5, rate_b: 1 / 6, difference: 1 / 6 - 0.5, n_dropped: 0 });
    expect(row.ci_newcombe).toBeNull();
    expect(row.reasons.ci_newcombe).toMatch(/^tasks have several runs/);
    const p = groupPermutation([1, 0], [0.5, 0, 0], randomFor('x', 'x'))!.p;
    expectClose(row, { p_permutation: p, p_holm: p });
  });

  it('drops unscored tasks of a side, and says where a side has nothing left', () => {
    expect(one(rowOf([[1], [null]], [[0], [1]]))).toMatchObject({ n_tasks_a: 1, n_tasks_b: 2, n_dropped: 1 });
    const none = one(rowOf([[null]], [[0], [1]]));
    expect(none).toMatchObject({ difference: null, p_permutation: null, p_holm: null, ci_bootstrap: null });
    expect(none.reasons.difference).toBe('no task of A is scored');
    expect(one(rowOf([[1]], [[0], [1]])).reasons.ci_bootstrap).toBe(
      'a side with one task shows no variation between tasks',
    );
  });

  it('turns with its sides, and does not depend on names or order', () => {
    const repeats = fc.array(fc.constantFrom<0 | 1 | null>(0, 1, null), { minLength: 1, maxLength: 3 });
    const side = fc.array(repeats, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(side, side, (a, b) => {
        const [forth, back] = [one(rowOf(a, b)), one(rowOf(b, a))];
        const turned = (limits: readonly [number, number] | null) => limits && [0 - limits[1], 0 - limits[0]];
        expectClose(back, {
          ...{ n_tasks_a: forth.n_tasks_b, rate_a: forth.rate_b, p_permutation: forth.p_permutation },
          ci_newcombe: turned(forth.ci_newcombe),
        });
        expectClose(back.difference === null ? 0 : back.difference, 0 - (forth.difference ?? 0));
        const { tasks, ...row } = rowOf(a, b);
        const renamed = tasks.toReversed().map((task, i) => ({ ...task, task: `z${i}` }));
        expect(one({ ...row, tasks: renamed })).toEqual(forth);
      }),
      { numRuns: 60 },
    );
  });

  it('finds the difference within a repository that has tasks of both sides', () => {
    const row = one(rowOf(verdicts(1, 4), verdicts(3, 4), ['x', 'x']));
    const { interval } = newcombeIndependent({ solved: 3, n: 4 }, { solved: 1, n: 4 })!;
    expectClose(row.by_repository, [{ repository: 'x', n_tasks: 8, difference: 0.5, ci_newcombe: interval }]);
    const groups = taskGroups(rowOf(verdicts(1, 4), verdicts(3, 5)));
    expect(groupRepositories(groups).map(({ repository, a, b }) => [repository, a.length, b.length])).toEqual(
      [
        ['y', 0, 5],
        ['x', 4, 0],
      ],
    );
  });

  it('means rows, which share the tasks of a side', () => {
    const rows = [rowOf(verdicts(4, 9), verdicts(6, 9)), rowOf(verdicts(2, 9), verdicts(6, 9))];
    const named = rows.map((row, i) => ({ ...row, system: `s${i}` }));
    const mean = meanOfGroups(named, OPTIONS);
    expectClose(mean.mean_difference, (2 / 9 + 4 / 9) / 2);
    expect(mean.ci_mean_difference![0]).toBeLessThan(mean.mean_difference!);
    // Of one row it is that row's, as it is drawn with the same tasks.
    const [only] = compareGroups([named[0]!], OPTIONS);
    expect(meanOfGroups([named[0]!], OPTIONS).ci_mean_difference).toEqual(only!.ci_bootstrap);
    expect(meanOfGroups([rowOf([[null]], [[1]])], OPTIONS)).toMatchObject({ mean_difference: null });
  });
});

const sides = { by: 'filter', a: 'repo x', b: 'repo y' } as const;
const filters = { filter_a: { repository: ['x'] }, filter_b: { repository: ['y'] } };

describe('the answer and the report of sides that share no task', () => {
  const input = (a: readonly Repeats[], b: readonly Repeats[]) => {
    const row = rowOf(a, b);
    const made = reportInput(
      row.tasks.map(({ a: ofA, b: ofB, repository }, i) => ({
        ...{ a: ofA, b: ofB, repository },
        ...(ofA.length > 0 ? { measures_a: { steps: 10 + i } } : { measures_b: { steps: 20 + i } }),
      })),
    );
    return { ...made, unscored_a: {}, unscored_b: { 'infra-error': 1 } };
  };

  it('says whose tasks the numbers are of', () => {
    const comparisons = compareGroups([rowOf(verdicts(3, 4), verdicts(1, 5))], OPTIONS);
    const cohort = { name: 'c', n_tasks: 9, hash: '0', within: [] };
    const mean = { mean_difference: -0.55, ci_mean_difference: null };
    const result: ComparisonResult = { ...sides, ...filters, cohort, seed: 's', comparisons, ...mean };
    expect(answerSentence(result)).toMatch(
      /^The resolve rate of repo y is lower than that of repo x by 55\.0 points .*; 1 system, 4 tasks of A against 5 tasks of B, none of them shared; /,
    );
  });

  it('holds the same comparison, Welch’s t, and nothing that needs pairs', () => {
    const inputs = [input(verdicts(3, 6), [...verdicts(1, 5), [null]])];
    const options = { ...OPTIONS, by: 'filter', paired: false, stated_difference: 0.05 } as const;
    const { comparisons, rows } = computeReport(inputs, options);
    expect(comparisons).toEqual(compareGroups(inputs, options));
    const [row] = rows;
    const welch = welchT([0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 1])!;
    expect(row!.tasks).toMatchObject({ n_compared: 11, n_dropped: 1, n_unscored_b: 1, n_missing_a: 0 });
    expect(row!.estimates.map(({ method }) => method)).toEqual([
      ...['bootstrap-bca', 'welch-t', 'newcombe-independent'],
    ]);
    expectClose(row!.estimates[1]!.interval, welch.interval);
    expect(row!.tests.map(({ test }) => test)).toEqual(['permutation', 'welch-t']);
    expectClose(row!.tests[1], { p: welch.p, p_holm: welch.p });
    expect(row!.net_change).toBeNull();
    // The unscored task of B as solved: 2 of 6; missing tasks there are none.
    const best = row!.sensitivity.find(({ scenario }) => scenario === 'best-for-b')!;
    expectClose(best, { n_tasks: 12, rate_a: 0.5, rate_b: 2 / 6 });
    expect(row!.repositories).toMatchObject({ two_level: null, clustered: null, n_repositories: 2 });
    expect(row!.repositories.reasons.two_level).toMatch(/^a side is one repository/);
    expectClose(row!.power, { se: welch.se, n_tasks: 11, power_normal: null });
    expectClose(row!.measures[0], {
      measure: 'steps',
      n_tasks: 12,
      mean_a: 12.5,
      mean_b: 28.5,
      ratio: 28.5 / 12.5,
    });
  });

  it('draws repositories of each side where both have several', () => {
    const [a, b] = [input(verdicts(3, 6), verdicts(1, 6)), ['p', 'q', 'r', 's']];
    const tasks = a.tasks.map((task, i) => ({ ...task, repository: b[2 * Number(i >= 6) + (i % 2)]! }));
    const options = { ...OPTIONS, by: 'filter', paired: false, stated_difference: 0.05 } as const;
    const { repositories } = computeReport([{ ...a, tasks }], options).rows[0]!;
    expect(repositories.two_level!.se).toBeGreaterThan(0);
    expect(repositories.without).toHaveLength(4);
    expect(repositories.without.every(({ n_tasks }) => n_tasks === 9)).toBe(true);
  });

  it('is written without a word of tasks scored on both sides', () => {
    const inputs = [input(verdicts(3, 6), verdicts(1, 5))];
    const options = { ...OPTIONS, by: 'filter', paired: false, stated_difference: 0.05 } as const;
    const scope = {
      ...sides,
      ...filters,
      cohort: { name: 'c', n_tasks: 11, hash: '0', within: [] },
      seed: 's',
    };
    const report = makeReport(
      { ...scope, filter: {}, one_sided: [], app_version: '1' },
      computeReport(inputs, options),
    );
    expect(unexplained(report)).toEqual([]);
    const written = toMarkdown(report);
    expect(written).toContain('- A: repo x (repo=x)');
    expect(written).toContain('- Tasks: 6 of A and 5 of B, none of them shared, of 2 repositories');
    expect(written).toContain('The sides share no task, so none is solved by both, lost or won.');
    expect(written).toMatch(/p, Welch’s t/);
    for (const key of Object.keys(GROUP_EXPLANATIONS)) expect(written).toContain(`\n[^${key}]: `);
    expect(written).not.toMatch(/scored on both sides|McNemar|paired proportions|within each task/);
  });
});
