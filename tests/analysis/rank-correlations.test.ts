import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kendallTauB, midranks, rankShift, spearmanRho, tieSizes } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;
/** Nine models of SWE-Touch: Opus, GPT, GLM, M2.7, M2.5, Qwen, Coder, Kimi, DeepSeek. */
const VANILLA = [85.2, 80.5, 72.7, 76.5, 75.7, 75.2, 57.2, 70.3, 74.8];
const COUNTER = [83.3, 79.2, 68.3, 62.7, 66.2, 70.3, 40.7, 64.3, 63.8];
const [M27, QWEN] = [3, 5];

type Pair = readonly [readonly number[], readonly number[]];
const swapped = (n: number, i: number) =>
  Array.from({ length: n }, (_, k) => (k === i ? i + 1 : k === i + 1 ? i : k));

describe('midranks', () => {
  it('share the mean rank, and say how many share it', () => {
    expect([...midranks([3, 1, 2, 2])]).toEqual([4, 1, 2.5, 2.5]);
    expect(tieSizes([3, 1, 2, 2])).toEqual([1, 2, 1]);
    expect([[...midranks([])], tieSizes([])]).toEqual([[], []]);
  });

  it('have no place for NaN', () => {
    expect(() => midranks([1, Number.NaN])).toThrow(RangeError);
  });

  it.each(readCases<number[], object>('rank_correlations', 'midranks'))('agree with SciPy (%#)', (given) => {
    expectClose({ ranks: [...midranks(given.input)], sizes: tieSizes(given.input) }, given.output);
  });

  it('count smaller and equal values, also of many numbers of every kind', () => {
    const near = fc.integer({ min: 0, max: 9 }).map((i) => 1 + i * 2 ** -50);
    const number = fc.oneof(
      fc.double({ noNaN: true }),
      fc.integer({ min: -3, max: 3 }),
      near,
      fc.constant(-0),
    );
    fc.assert(
      fc.property(fc.array(number, { minLength: 90, maxLength: 300 }), (values) => {
        const count = (is: (other: number) => boolean) => values.filter(is).length;
        const expected = values.map(
          (value) => count((other) => other < value) + (count((other) => other === value) + 1) / 2,
        );
        expect([...midranks(values)]).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('keep the order, sum up as ranks do, and turn with the sign', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 })), (values) => {
        const [ranks, n] = [midranks(values), values.length];
        expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBe((n * (n + 1)) / 2);
        const signs = (from: ArrayLike<number>) =>
          values.map((_, i) => values.map((__, j) => Math.sign(from[i]! - from[j]!)));
        expect(signs(ranks)).toEqual(signs(values));
        expect([...midranks(values.map((value) => 0 - value))]).toEqual(
          [...ranks].map((rank) => n + 1 - rank),
        );
      }),
    );
  });
});

describe('kendallTauB', () => {
  it('has its worked examples', () => {
    expectClose(kendallTauB([1, 2, 2, 3, 4], [1, 3, 2, 2, 5]), { coefficient: 0.666667 }, SIX_DIGITS);
    const touch = { coefficient: 0.5, p: 0.075176, method: 'exact', n: 9 };
    expectClose(kendallTauB(VANILLA, COUNTER), touch, SIX_DIGITS);
  });

  it('is undefined without two pairs or without variation', () => {
    expect(kendallTauB([1], [1])).toMatchObject({
      coefficient: null,
      p: null,
      reason: 'fewer than two pairs',
    });
    expect(kendallTauB([1, 2], [3, 3])).toMatchObject({
      ...{ coefficient: null, p: null, reason: 'all values of a side are equal' },
    });
    expect(() => kendallTauB([1, 2], [1])).toThrow(RangeError);
  });

  it.each(readCases<Pair, object>('rank_correlations', 'kendall_tau_b'))(
    'agrees with SciPy (%#)',
    (given) => {
      expectClose(kendallTauB(...given.input), given.output);
    },
  );

  it('keeps the digits of small exact p values', () => {
    const order = Array.from({ length: 40 }, (_, i) => i);
    const factorial = order.reduce((product, i) => product * (i + 1), 1);
    expectClose(kendallTauB(order, order).p, 2 / factorial, 1e-9, true);
    expectClose(kendallTauB(order, swapped(40, 7)).p, 80 / factorial, 1e-9, true);
  });
});

describe('spearmanRho', () => {
  it('has its worked examples', () => {
    expectClose(spearmanRho([1, 2, 2, 3, 4], [1, 3, 2, 2, 5]), { coefficient: 0.763158 }, SIX_DIGITS);
    expectClose(spearmanRho(VANILLA, COUNTER), { coefficient: 0.633333, method: 'exact' }, SIX_DIGITS);
    const revision = [79.3, 52.6, 49.1, 18.0, 15.4, 29.4, 24.5, 39.0, 15.9];
    const change = [-1.8, -1.3, -4.3, -13.8, -9.5, -4.8, -16.5, -6.0, -11.0];
    expectClose(spearmanRho(revision, change), { coefficient: 0.8, n: 9 }, SIX_DIGITS);
  });

  it('is undefined without two pairs or without variation', () => {
    expect(spearmanRho([], [])).toMatchObject({ coefficient: null, reason: 'fewer than two pairs' });
    expect(spearmanRho([4, 4, 4], [1, 2, 3])).toMatchObject({ coefficient: null, p: null, n: 3 });
  });

  const cases = readCases<Pair, object>('rank_correlations', 'spearman_rho');
  it.each(cases)('agrees with SciPy, and below eleven pairs with every order (%#)', ({ input, output }) => {
    expectClose(spearmanRho(...input), output);
  });
});

describe('both correlations', () => {
  const value = fc.integer({ min: 0, max: 6 });
  const pairs = fc.array(fc.tuple(value, value), { maxLength: 30 });

  it('turn with the sign of a side, and depend on nothing but the pairs', () => {
    fc.assert(
      fc.property(pairs, fc.nat(), (given, turn) => {
        const [x, y] = [given.map(([first]) => first), given.map(([, second]) => second)];
        const at = given.length === 0 ? 0 : turn % given.length;
        const moved = [...given.slice(at), ...given.slice(0, at)];
        for (const correlation of [kendallTauB, spearmanRho]) {
          const found = correlation(x, y);
          const coefficient = found.coefficient === null ? null : 0 - found.coefficient;
          expectClose(
            correlation(
              x.map((one) => -one),
              y,
            ),
            { ...found, coefficient },
            1e-12,
          );
          expectClose(correlation(y, x), found, 1e-12);
          const first = moved.map(([one]) => one);
          expectClose(
            correlation(
              first.map((one) => one ** 3),
              moved.map(([, other]) => other),
            ),
            found,
            1e-12,
          );
          expect(found.p === null).toBe(found.reason !== null);
          if (found.p === null) continue;
          expect(found.p >= 0 && found.p <= 1 && Math.abs(found.coefficient ?? 2) <= 1).toBe(true);
        }
      }),
    );
  });

  it('are 1 of an order with itself', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 60 }), (values) => {
        expect([kendallTauB(values, values).coefficient, spearmanRho(values, values).coefficient]).toEqual([
          1, 1,
        ]);
      }),
    );
  });
});

describe('rankShift', () => {
  it('has its worked example: M2.7 falls from 3 to 8, Qwen rises from 5 to 3', () => {
    const { rank_a, rank_b, shift } = rankShift(VANILLA, COUNTER);
    expect([rank_a[M27], rank_b[M27], shift[M27]]).toEqual([3, 8, 5]);
    expect([rank_a[QWEN], rank_b[QWEN], shift[QWEN]]).toEqual([5, 3, -2]);
  });

  it('gives equal scores one rank, though their sums differ in the last digit', () => {
    expect([...rankShift([0.1 + 0.2, 0.3, 0], [1, 0, 0]).rank_a]).toEqual([1.5, 1.5, 3]);
    expect(() => rankShift([1], [1, 2])).toThrow(RangeError);
  });

  it('mirrors when the sides are swapped, and sums to nothing', () => {
    const scores = fc.array(fc.tuple(fc.integer({ max: 9, min: 0 }), fc.integer({ max: 9, min: 0 })));
    fc.assert(
      fc.property(scores, (pairs) => {
        const [a, b] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
        const { shift } = rankShift(a, b);
        expect([...rankShift(b, a).shift]).toEqual([...shift].map((value) => 0 - value));
        expect(shift.reduce((sum, value) => sum + value, 0)).toBe(0);
      }),
    );
  });
});
