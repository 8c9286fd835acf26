import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupPermutation,
  independentBootstrap,
  independentResamples,
  randomOf,
  welchT,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

type Groups = readonly [readonly number[], readonly number[]];
/** As many as the oracle draws. */
const DRAWS = 400;
/** Values that no common denominator up to 60 has, so that sums are not counted. */
const uneven = (values: readonly number[]) => values.map((value) => value * Math.SQRT2);

describe('independentBootstrap', () => {
  it.each(readCases<readonly [...Groups, string], object | null>('independent_groups', 'bootstrap'))(
    'agrees with SciPy (%#)',
    ({ input: [a, b, seed], output }) => {
      expectClose(independentBootstrap(a, b, randomOf(seed), DRAWS), output);
    },
  );

  it('is that of a mean where the other group does not vary', () => {
    const found = independentBootstrap([0, 0], [0, 1], randomOf('x'));
    // Four resamples of b, each met with all four of a.
    expectClose(found, { difference: 0.5, resamples: 16, se: Math.sqrt(0.125), exhaustive: true });
  });

  it('says where nothing varies, and that one task shows no variation', () => {
    const found = independentBootstrap([0, 0], [1, 1], randomOf('x'));
    expect(found).toMatchObject({ percentile: [1, 1], bca: [1, 1], bca_fallback: 'no-variation' });
    expect(independentBootstrap([1], [0, 1], randomOf('x'))).toBeNull();
  });

  it('does not depend on the order of the tasks', () => {
    const [a, b] = [
      [0, 1, 1, 0.5, 0, 1, 0],
      [1, 0, 0.5, 0.5, 0, 1, 1, 1],
    ];
    const turned = independentBootstrap(a.toReversed(), b.toReversed(), randomOf('x'), 100);
    expect(turned).toEqual(independentBootstrap(a, b, randomOf('x'), 100));
  });
});

describe('independentResamples', () => {
  it('draws the same tasks for every system of a group, and means over those it has', () => {
    const found = independentResamples([[1, null, 3]], [[5], [7]], randomOf('x'));
    expect(found.exhaustive).toBe(true);
    expect(found.a[0]).toHaveLength(27);
    expect(found.b.map((means) => new Set(means))).toEqual([new Set([5]), new Set([7])]);
    // One of the 27 resamples has none of the tasks.
    expect([...found.a[0]!].filter(Number.isNaN)).toHaveLength(1);
  });

  it('refuses a group without a task', () => {
    expect(() => independentResamples([[]], [[1]], randomOf('x'))).toThrow(RangeError);
  });
});

describe('groupPermutation', () => {
  const SMALL = readCases<Groups, number>('independent_groups', 'permutation');
  it.each(SMALL)('counts as SciPy does (%#)', ({ input: [a, b], output }) => {
    expectClose(groupPermutation(a, b, randomOf('x')), { p: output, exact: true });
  });

  it.each(SMALL)('goes through all choices where sums cannot be counted (%#)', ({ input, output }) => {
    const [a, b] = input.map(uneven) as [number[], number[]];
    expectClose(groupPermutation(a, b, randomOf('x')), { p: output, exact: true });
  });

  const LARGE = readCases<Groups, number>('independent_groups', 'permutation_counted');
  it.each(LARGE)('is exact by counting (%#)', ({ input: [a, b], output }) => {
    expectClose(groupPermutation(a, b, randomOf('x')), { p: output, exact: true }, 1e-9);
  });

  it.each(LARGE)('draws close to the exact value (%#)', ({ input, output }) => {
    const [a, b] = input.map(uneven) as [number[], number[]];
    const found = groupPermutation(a, b, randomOf('drawn'), 4000)!;
    expect(found.exact).toBe(false);
    const error = 5 * Math.sqrt((output * (1 - output)) / 4000) + 1 / 4000;
    expect(Math.abs(found.p - output)).toBeLessThan(error);
  });

  it('is 1 where all values are equal, and undefined for an empty group', () => {
    expect(groupPermutation([0.5, 0.5], [0.5], randomOf('x'))).toEqual({ p: 1, exact: true });
    expect(groupPermutation([], [1], randomOf('x'))).toBeNull();
  });

  it('does not care about order or which group is which', () => {
    const values = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(values, values, (a, b) => {
        const p = groupPermutation(a, b, randomOf('x'))!.p;
        expect(groupPermutation(b.toReversed(), a, randomOf('x'))!.p).toBeCloseTo(p, 12);
      }),
    );
  });
});

describe('welchT', () => {
  it.each(readCases<Groups, object | null>('independent_groups', 'welch'))(
    'agrees with SciPy (%#)',
    ({ input: [a, b], output }) => expectClose(welchT(a, b), output),
  );

  it('has no test where no group varies', () => {
    const point = { difference: 1, se: 0, interval: [1, 1], p: null, no_variation: true };
    expect(welchT([0, 0], [1, 1, 1])).toMatchObject(point);
  });
});
