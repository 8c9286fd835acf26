import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometricRatio, randomOf, ratioOfSums } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const DRAWS = 400;
const A = [10, 20, 30, 40];
const B = [25, 38, 66, 91];
type Given = readonly [number[], number[], string];

const count = fc.integer({ min: 1, max: 1000 });
const pairs = (most: number) => fc.array(fc.tuple(count, count), { minLength: 2, maxLength: most });
const sides = (given: readonly (readonly [number, number])[]) =>
  [given.map(([a]) => a), given.map(([, b]) => b)] as const;

describe('ratioOfSums', () => {
  it('has its worked example, by enumeration', () => {
    const expected = { ratio: 2.2, percentile: [2, 2.35], reason: null, resamples: 256, exhaustive: true };
    expectClose(ratioOfSums(A, B, randomOf('any')), expected, 1e-12);
  });

  it('says why there is no ratio, or no interval', () => {
    const random = randomOf('x');
    expect(ratioOfSums([], [], random)).toBeNull();
    expect(ratioOfSums([0, 0], [1, 2], random)).toMatchObject({ ratio: null, reason: 'zero-denominator' });
    expect(ratioOfSums([2], [3], random)).toMatchObject({ ratio: 1.5, percentile: null, reason: 'one-task' });
    const partly = { ratio: 3, percentile: null, reason: 'undefined-resamples', undefined_resamples: 1 };
    expect(ratioOfSums([0, 1], [1, 2], random)).toMatchObject(partly);
    expect(() => ratioOfSums([1], [1, 2], random)).toThrow(RangeError);
  });

  it.each(readCases<Given, object | null>('ratios', 'ratio_of_sums'))(
    'agrees with NumPy over the same resamples ($input.2)',
    ({ input: [a, b, seed], output }) => {
      expectClose(ratioOfSums(a, b, randomOf(seed), DRAWS), output);
    },
  );

  it('lies within the ratios of the tasks, grows with B, and does not depend on order', () => {
    fc.assert(
      fc.property(pairs(12), (given) => {
        const [a, b] = sides(given);
        const ratio = (below: readonly number[], above: readonly number[]) =>
          ratioOfSums(below, above, randomOf('x'), DRAWS)!;
        const found = ratio(a, b);
        const [low, high] = found.percentile!;
        const each = a.map((value, i) => b[i]! / value);
        expect(low).toBeGreaterThanOrEqual(Math.min(...each) * (1 - 1e-12));
        expect(high).toBeLessThanOrEqual(Math.max(...each) * (1 + 1e-12));
        const double = ratio(
          a,
          b.map((value) => 2 * value),
        );
        expectClose(double, { ratio: 2 * found.ratio!, percentile: [2 * low, 2 * high] }, 1e-12);
        expect(ratio(a.toReversed(), b.toReversed())).toEqual(found);
      }),
    );
  });
});

describe('geometricRatio', () => {
  it('has its worked example', () => {
    expectClose(geometricRatio(A, B, randomOf('x')), { ratio: 2.208129, reason: null }, 5e-7);
  });

  it('needs values above 0, and two tasks for an interval', () => {
    const random = randomOf('x');
    expect(geometricRatio([], [], random)).toBeNull();
    expect(geometricRatio([1, 0], [1, 1], random)).toMatchObject({ ratio: null, reason: 'not-positive' });
    expect(geometricRatio([2], [3], random)).toMatchObject({ percentile: null, reason: 'one-task' });
    expect(() => geometricRatio([1], [], random)).toThrow(RangeError);
  });

  it.each(readCases<Given, object | null>('ratios', 'geometric_ratio'))(
    'agrees with SciPy over the same resamples ($input.2)',
    ({ input: [a, b, seed], output }) => {
      expectClose(geometricRatio(a, b, randomOf(seed), DRAWS), output);
    },
  );

  it('becomes its reciprocal, by enumeration, when the sides are swapped', () => {
    fc.assert(
      fc.property(pairs(5), (given) => {
        const [a, b] = sides(given);
        const [forth, back] = [geometricRatio(a, b, randomOf('x'))!, geometricRatio(b, a, randomOf('x'))!];
        expectClose(back.ratio, 1 / forth.ratio!);
        expectClose(back.percentile, [1 / forth.percentile![1], 1 / forth.percentile![0]], 1e-9);
      }),
    );
  });
});
