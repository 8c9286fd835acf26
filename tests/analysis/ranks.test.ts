import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PairedRow } from '../../analysis/model/comparison.ts';
import { rankSystems } from '../../analysis/ranks/index.ts';
import {
  exactSignFlip,
  jointBootstrap,
  mcnemar,
  randomOf,
  rankSets,
  resampledRanks,
  signFlip,
  swapProbability,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const DRAWS = 400;

/** One run per task and side. */
const row = (system: string, a: readonly (0 | 1 | null)[], b: readonly (0 | 1 | null)[]): PairedRow => ({
  ...{ system, condition: null },
  tasks: a.map((verdict, i) => ({ task: `t${i}`, repository: null, a: [verdict], b: [b[i]!] })),
});

describe('exactSignFlip', () => {
  it.each([
    ...readCases<number[], number>('permutations', 'sign_flip'),
    ...readCases<number[], number>('permutations', 'sign_flip_drawn'),
  ])('agrees with counting every sign (%#)', ({ input, output }) => {
    expectClose(exactSignFlip(input.map((sixths) => sixths / 6)), output);
  });

  it('keeps the digits of a small p, which drawing cannot', () => {
    const values = Array.from({ length: 200 }, (_, i) => (i < 190 ? 1 : -1));
    expectClose(exactSignFlip(values), mcnemar(190, 10).exact, 1e-9, true);
    expect(signFlip(values, randomOf('x'), 999)?.p).toBe(0.001);
  });

  it('is undefined without values, and where they have no common step or too many steps', () => {
    expect([exactSignFlip([]), exactSignFlip([Math.PI, 1])]).toEqual([null, null]);
    expect(exactSignFlip(Array.from({ length: 9000 }, (_, i) => 1 / (1 + (i % 6))))).toBeNull();
    expect(exactSignFlip([0, 0])).toBe(1);
  });

  it('is the sign-flip test, and McNemar’s for one run a side', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 12 }), (sixths) => {
        const values = sixths.map((value) => value / 6);
        expectClose(exactSignFlip(values), signFlip(values, randomOf('x'))?.p, 1e-12);
        const signs = sixths.map(Math.sign);
        const count = (sign: number) => signs.filter((value) => value === sign).length;
        expectClose(exactSignFlip(signs), mcnemar(count(1), count(-1)).exact, 1e-12);
      }),
    );
  });
});

describe('swapProbability', () => {
  it('has its worked example: 7 reversals and 1 tie of 27', () => {
    const { means, exhaustive } = jointBootstrap(
      [
        [1, 1, 0],
        [1, 0, 1 / 3],
      ],
      randomOf('x'),
    );
    expect([means[0]!.length, exhaustive]).toEqual([27, true]);
    expectClose(swapProbability(means[0]!, means[1]!, 2 / 9), 0.277778, 5e-7);
    expectClose(swapProbability(means[1]!, means[0]!, -2 / 9), 0.277778, 5e-7);
  });

  it('is undefined where there is no order, or no resample', () => {
    expect(swapProbability(Float64Array.of(1), Float64Array.of(0), 0)).toBeNull();
    expect(swapProbability(new Float64Array(0), new Float64Array(0), 1)).toBeNull();
    expect(swapProbability(Float64Array.of(0.1 + 0.2), Float64Array.of(0.3), 1)).toBe(0.5);
  });
});

describe('rankSets', () => {
  it('counts the systems surely better and surely worse', () => {
    const tests = [
      { first: 0, second: 1, difference: 0.4, p: 0.001 },
      { first: 0, second: 2, difference: 0.3, p: 0.026 },
      { first: 1, second: 2, difference: -0.1, p: null },
    ];
    const { sets, p_holm } = rankSets(3, tests);
    expectClose(p_holm, [0.002, 0.026, null], 1e-12);
    expect(sets).toEqual([
      [1, 1],
      [2, 3],
      [2, 3],
    ]);
    expect(rankSets(1, []).sets).toEqual([[1, 1]]);
  });
});

describe('resampledRanks', () => {
  it('ranks the systems of each resample, equal ones sharing theirs', () => {
    const means = [Float64Array.of(0.5, 0.1 + 0.2), Float64Array.of(0.25, 0.3), Float64Array.of(0.75, 0)];
    expect(resampledRanks(means).map((ranks) => [...ranks])).toEqual([
      [2, 1.5],
      [3, 1.5],
      [1, 3],
    ]);
  });
});

describe('rankSystems', () => {
  const cases = readCases<[PairedRow[], string], object>('rankings', 'tables');
  it.each(cases)('agrees with SciPy, statsmodels and every exact test (%#)', ({ input, output }) => {
    expectClose(rankSystems(input[0], { seed: input[1], draws: DRAWS }), output);
  });

  it('ranks over the tasks that all are scored on, and says what it left out', () => {
    const rows = [
      row('x', [1, 1, 0, 1], [1, 1, 1, 1]),
      row('y', [1, 0, null, 0], [0, 0, 1, 1]),
      row('none', [null, null, null, null], [1, 1, 1, 1]),
    ];
    const one = { task: 'other', repository: null, a: [1 as const], b: [] };
    const found = rankSystems([{ ...rows[0]!, tasks: [...rows[0]!.tasks, one] }, rows[1]!, rows[2]!], {
      seed: 's',
    });
    expect(found).toMatchObject({ n_dropped: 1, n_one_sided: 1, unranked: ['none'] });
    expect([...found.tasks].sort()).toEqual(['t0', 't1', 't3']);
    expect(found.systems).toMatchObject([
      { label: 'x', n_tasks: 3, n_scored: 4, score_a: 1, rank_a: 1, rank_b: 1, shift: 0 },
      { label: 'y', n_tasks: 3, n_scored: 3, rank_a: 2, rank_b: 2, shift: 0 },
    ]);
  });

  it('says why there is no rank, no interval, no correlation', () => {
    expect(rankSystems([], { seed: 's' }).reasons.tau_b).toMatch(/no system has a task/);
    const apart = rankSystems([row('x', [1, null], [1, 1]), row('y', [null, 1], [1, 1])], { seed: 's' });
    expect(apart.systems).toMatchObject([{ rank_a: null, set_a: null }, { rank_b: null }]);
    expect(apart.reasons.rank_a).toMatch(/no task is scored for every system/);
    const lone = rankSystems([row('x', [1], [0])], { seed: 's' });
    expect(lone).toMatchObject({
      tau_b: null,
      rho: null,
      systems: [{ rank_a: 1, set_a: [1, 1], ci_a: null }],
    });
    expect(lone.reasons).toMatchObject({ tau_b: 'fewer than two pairs', ci_a: /one task/ });
    const tied = rankSystems([row('x', [1, 0], [0, 1]), row('y', [0, 1], [0, 1])], { seed: 's' });
    expect(tied).toMatchObject({ tau_b: null, reasons: { tau_b: 'all values of a side are equal' } });
    expect(tied.swaps).toMatchObject([{ difference_a: 0, swap_a: null, p_holm_a: 1 }]);
  });

  it('tells rows of one system apart by their condition', () => {
    const conditions = ['one', 'two'].map((condition) => ({ ...row('x', [1, 0], [0, 1]), condition }));
    expect(rankSystems(conditions, { seed: 's' }).systems.map(({ label }) => label)).toEqual([
      'x · one',
      'x · two',
    ]);
  });

  const verdicts = fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: 9, maxLength: 9 });
  const systems = fc.array(fc.tuple(verdicts, verdicts), { minLength: 2, maxLength: 4 });
  const options = { seed: 's', draws: 200 };

  it('does not care for the order of rows and tasks or the names of tasks', () => {
    fc.assert(
      fc.property(systems, (given) => {
        const rows = given.map(([a, b], i) => row(`s${i}`, a, b));
        const renamed = rows.toReversed().map((one) => ({
          ...one,
          tasks: one.tasks.toReversed().map((task) => ({ ...task, task: `z${task.task}` })),
        }));
        const { tasks, ...found } = rankSystems(rows, options);
        const { tasks: names, ...other } = rankSystems(renamed, options);
        expect(names.map((name) => name.slice(1)).toSorted()).toEqual(tasks.toSorted());
        expect(other).toEqual(found);
      }),
      { numRuns: 30 },
    );
  });

  it('mirrors when the sides are swapped, and holds each rank in its set', () => {
    fc.assert(
      fc.property(systems, (given) => {
        const found = rankSystems(
          given.map(([a, b], i) => row(`s${i}`, a, b)),
          options,
        );
        const other = rankSystems(
          given.map(([a, b], i) => row(`s${i}`, b, a)),
          options,
        );
        expectClose([other.tau_b, other.p_tau_b, other.rho], [found.tau_b, found.p_tau_b, found.rho], 1e-12);
        for (const system of found.systems) {
          const swapped = other.systems.find(({ label }) => label === system.label)!;
          expect(swapped.shift).toBe(0 - system.shift!);
          expect([swapped.rank_a, swapped.set_a, swapped.score_a]).toEqual([
            ...[system.rank_b, system.set_b, system.score_b],
          ]);
          const [low, high] = system.set_a!;
          expect(1 <= low && low <= system.rank_a! && system.rank_a! <= high && high <= given.length).toBe(
            true,
          );
        }
      }),
      { numRuns: 30 },
    );
  });
});
