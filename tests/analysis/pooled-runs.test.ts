import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusteredMean, type PairedRuns, pooledDifference, pooledMean } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { E6_RUNS } from './e6.ts';
import { expectClose } from './expect-close.ts';

const scored = (runs: readonly (number | null)[]) => runs.filter((run) => run !== null);
const E6_SCORED = E6_RUNS.map(({ a, b }) => ({ a: scored(a), b: scored(b) }));

const runs = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 4 });
const tasks = fc.array(fc.record({ a: runs, b: runs }), { minLength: 2, maxLength: 20 });

describe('pooledDifference', () => {
  it('has its worked example', () => {
    const found = pooledDifference(E6_SCORED);
    expectClose(found, { difference: -0.202614, n_tasks: 6, n_runs: 35, no_variation: false }, 5e-7);
    expectClose(found, { cr0: { se: 0.131166 }, cr1: { se: 0.145846 } }, 5e-7);
  });

  it('needs runs on both sides, and two tasks', () => {
    expect(pooledDifference([])).toBeNull();
    expect(pooledDifference([{ a: [1], b: [0] }])).toBeNull();
    expect(
      pooledDifference([
        { a: [1], b: [] },
        { a: [0], b: [] },
      ]),
    ).toBeNull();
  });

  it.each([
    ['cancels in every task', [0.1, 0.7, 0.4].map((x) => ({ a: [x], b: [x + 0.2] }))],
    ['is constant on each side', [0.1, 0.1, 0.1].map((x) => ({ a: [x], b: [0.3, 0.3] }))],
  ])('flags what %s', (_, alike) => {
    const found = pooledDifference(alike)!;
    const error = { se: 0, interval: [found.difference, found.difference], p: null };
    expect(found).toMatchObject({ cr0: error, cr1: error, no_variation: true });
  });

  const cases = readCases<PairedRuns[], object | null>('clustered', 'pooled_difference');
  it.each(cases)('agrees with statsmodels (%#)', ({ input, output }) => {
    expectClose(pooledDifference(input), output);
  });

  it('turns with its sides, and does not depend on the order of tasks', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const found = pooledDifference(given)!;
        const back = pooledDifference(given.map(({ a, b }) => ({ a: b, b: a })))!;
        expectClose(back.difference, -found.difference, 1e-12);
        expectClose(back.cr1.interval, [-found.cr1.interval[1], -found.cr1.interval[0]], 1e-9);
        expectClose([back.cr0.p, back.cr1.p], [found.cr0.p, found.cr1.p], 1e-9);
        expectClose(pooledDifference(given.toReversed()), found, 1e-9);
      }),
    );
  });
});

describe('pooledMean', () => {
  it('needs two tasks with runs', () => {
    expect(pooledMean([])).toBeNull();
    expect(pooledMean([[1, 0], []])).toBeNull();
  });

  const cases = readCases<number[][], object | null>('clustered', 'pooled_mean');
  it.each(cases)('agrees with statsmodels (%#)', ({ input, output }) => {
    expectClose(pooledMean(input), output);
  });

  it('is the mean over tasks where each has one run', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 30 }), (values) => {
        const { mean, se, interval, p } = clusteredMean(values)!;
        const { cr1, ...pooled } = pooledMean(values.map((value) => [value]))!;
        expectClose({ mean: pooled.mean, ...cr1 }, { mean, se, interval, p }, 1e-9);
      }),
    );
  });
});
