import { describe, expect, it } from 'vitest';
import { pairedOutcomes, repositoryBootstraps, repositorySensitivity } from '../../analysis/compare/index.ts';
import type { PairedTask } from '../../analysis/model/comparison.ts';
import { randomOf, twoLevelBootstrap } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

describe('twoLevelBootstrap', () => {
  type Given = [rows: number[][], sizes: number[], seed: string, draws: number];
  it.each(readCases<Given, number[][]>('repositories', 'two_level_bootstrap'))(
    'draws clusters, then units of each ($input.2)',
    ({ input: [rows, sizes, seed, draws], output }) => {
      const values = rows.map((row) => Float64Array.from(row));
      expectClose(twoLevelBootstrap(values, sizes, randomOf(seed), draws), output, 1e-12);
    },
  );

  it('has the variance that drawing clusters alone and units within them give', () => {
    // Two clusters of two units, −1 and 1 in one, 3 and 5 in the other: means 0 and 4, each with variance 1 within.
    const [means] = twoLevelBootstrap([Float64Array.of(-1, 1, 3, 5)], [2, 2], randomOf('variance'), 40_000);
    const mean = means!.reduce((sum, value) => sum + value, 0) / means!.length;
    const variance = means!.reduce((sum, value) => sum + (value - mean) ** 2, 0) / means!.length;
    expect(mean).toBeCloseTo(2, 1);
    // Between: 4/2 draws; within: 1/(2 · 2) units.
    expect(Math.abs(variance - 2.25)).toBeLessThan(0.05);
  });

  it('refuses rows that do not fit the clusters', () => {
    expect(() => twoLevelBootstrap([Float64Array.of(1)], [1, 1], randomOf('x'))).toThrow(RangeError);
    expect(() => twoLevelBootstrap([], [], randomOf('x'))).toThrow(RangeError);
  });
});

const task = (repository: string | null, a: 0 | 1, b: 0 | 1, i: number): PairedTask => ({
  ...{ task: `t${i}`, repository, a: [a], b: [b] },
});

/** d: two of +1 and one of 0 in `big`, −1 in `small`, 0 in one that names none. */
const TASKS = [
  task('big', 0, 1, 0),
  task('big', 0, 1, 1),
  task('big', 1, 1, 2),
  task('small', 1, 0, 3),
  task(null, 0, 0, 4),
];

function sensitivityOf(tasks: readonly PairedTask[]) {
  const outcomes = pairedOutcomes({ system: 's', condition: null, tasks }).tasks;
  const [two_level] = repositoryBootstraps([outcomes], { seed: 'test', draws: 500 });
  return repositorySensitivity(outcomes, two_level!);
}

describe('repositorySensitivity', () => {
  it('shows each repository, and says how many tasks name none', () => {
    const found = sensitivityOf(TASKS);
    expect(found).toMatchObject({ n_tasks: 4, n_unknown: 1, n_repositories: 2, difference: 1 / 4 });
    expect(found.rows.map(({ repository, n_tasks }) => [repository, n_tasks])).toEqual([
      ['big', 3],
      ['small', 1],
    ]);
    expectClose(found.rows[0], { rate_a: 1 / 3, rate_b: 1, difference: 2 / 3 });
    expect(found.rows[1]?.ci_t).toBeNull();
  });

  it('clusters errors by repository: CR1 by hand', () => {
    // Residual sums: big 2 − 3/4, small −1 − 1/4; /4 each; CR0 = 2 · (1.25/4)²; CR1 × 2/1 · 3/3.
    const se = Math.sqrt(2 * 2 * (1.25 / 4) ** 2);
    expectClose(sensitivityOf(TASKS).clustered?.se, se);
  });

  it('leaves each out, the tasks that name none staying in, and says which moves the difference most', () => {
    const found = sensitivityOf(TASKS);
    expectClose(
      found.without.map(({ n_tasks, difference }) => [n_tasks, difference]),
      [
        [2, -1 / 2],
        [4, 2 / 4],
      ],
    );
    expect(found.without.map(({ sign_changes }) => sign_changes)).toEqual([true, false]);
    expectClose(found.most_influential, { repository: 'big', change: -1 / 2 - 1 / 5 });
    expect(found.n_sign_changes).toBe(1);
  });

  it('tells where significance hangs on one repository', () => {
    const gains = Array.from({ length: 12 }, (_, i) => task('big', i < 6 ? 0 : 1, 1, i));
    const rest = Array.from({ length: 12 }, (_, i) => task('rest', 0, 0, 12 + i));
    const found = sensitivityOf([...gains, ...rest, task('rest', 0, 1, 30)]);
    expect(found.without.map(({ significance_changes }) => significance_changes)).toEqual([false, true]);
  });

  it('gives reasons where repositories are one or none', () => {
    const one = sensitivityOf(TASKS.filter(({ repository }) => repository === 'big'));
    expect(one).toMatchObject({ clustered: null, two_level: null, most_influential: null });
    expect(one.reasons.clustered).toContain('one repository');
    expect(one.without[0]).toMatchObject({ n_tasks: 0, difference: null, p: null, sign_changes: null });
    const none = sensitivityOf([task(null, 0, 1, 0)]);
    expect(none).toMatchObject({ n_tasks: 0, n_unknown: 1, difference: null, clustered: null });
    expect(Object.keys(none.reasons).sort()).toEqual([
      ...['clustered', 'difference', 'most_influential', 'two_level'],
    ]);
  });

  it('does not depend on the names of repositories', () => {
    const renamed = TASKS.map((one) => ({
      ...one,
      repository: one.repository && `z${one.repository.length}`,
    }));
    expect(sensitivityOf(renamed).two_level).toEqual(sensitivityOf(TASKS).two_level);
  });
});
