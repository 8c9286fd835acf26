import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cliffsDelta,
  kolmogorovSmirnov,
  mannWhitney,
  newcombeIndependent,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;
type Groups = readonly [number, number, number, number];
const newcombe = ([solvedA, nA, solvedB, nB]: Groups) =>
  newcombeIndependent({ solved: solvedA, n: nA }, { solved: solvedB, n: nB });

describe('newcombeIndependent', () => {
  it('has its worked example', () => {
    const expected = { difference: 0.026383, interval: [-0.033085, 0.086343] };
    expectClose(newcombe([170, 381, 356, 848]), expected, SIX_DIGITS);
    expect([newcombe([0, 0, 1, 2]), newcombe([1, 2, 0, 0])]).toEqual([null, null]);
  });

  it.each(readCases<Groups, object>('two_samples', 'newcombe_independent'))(
    'agrees with statsmodels at $input',
    (given) => {
      expectClose(newcombe(given.input), given.output);
    },
  );

  it('turns its sign with the groups, holds the difference and stays within ±1', () => {
    const group = fc.tuple(fc.nat(40), fc.nat(40)).map(([solved, other]) => ({ solved, n: solved + other }));
    fc.assert(
      fc.property(group, group, (a, b) => {
        const [found, swapped] = [newcombeIndependent(a, b), newcombeIndependent(b, a)];
        if (found === null || swapped === null) {
          expect(a.n * b.n).toBe(0);
          return;
        }
        const [low, high] = found.interval;
        expectClose([-swapped.interval[1], -swapped.interval[0]], [low, high], 1e-12);
        expect(-1 <= low && low <= found.difference && found.difference <= high && high <= 1).toBe(true);
      }),
    );
  });
});

describe('mannWhitney, cliffsDelta and kolmogorovSmirnov', () => {
  it('have their worked example', () => {
    const [x, y] = [
      [3, 5, 8, 13, 21],
      [2, 4, 5, 9],
    ];
    expectClose(mannWhitney(x, y), { u: 14.5, p: 0.325163 }, SIX_DIGITS);
    expectClose(cliffsDelta(x, y), 0.45, SIX_DIGITS);
  });

  it('are undefined for an empty sample, and see nothing where all is equal', () => {
    expect([mannWhitney([], [1]), cliffsDelta([1], []), kolmogorovSmirnov([], [])]).toEqual([
      null,
      null,
      null,
    ]);
    expect(mannWhitney([2, 2], [2])).toEqual({ u: 1, z: null, p: 1 });
    expect([cliffsDelta([2, 2], [2]), kolmogorovSmirnov([2, 2], [2])]).toEqual([0, 0]);
    expect(() => mannWhitney([Number.NaN], [1])).toThrow(RangeError);
  });

  interface Expected {
    readonly u: number;
    readonly p: number;
    readonly delta: number;
    readonly ks: number;
  }
  const cases = readCases<[number[], number[]], Expected | null>('two_samples', 'samples');
  it.each(cases)('agree with SciPy and with every pair (%#)', ({ input, output }) => {
    expectClose(mannWhitney(...input), output && { u: output.u, p: output.p });
    expectClose(cliffsDelta(...input), output?.delta ?? null);
    expectClose(kolmogorovSmirnov(...input), output?.ks ?? null);
  });

  it('mirror when the samples are swapped, and depend on the order of values alone', () => {
    const sample = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(sample, sample, (x, y) => {
        const [test, other] = [mannWhitney(x, y)!, mannWhitney(y, x)!];
        expect(test.u + other.u).toBe(x.length * y.length);
        expectClose([other.z, other.p, cliffsDelta(y, x)], [test.z, test.p, 0 - cliffsDelta(x, y)!], 1e-12);
        expect(kolmogorovSmirnov(y, x)).toBe(kolmogorovSmirnov(x, y));
        const bent = (values: readonly number[]) => values.map((value) => value ** 3).toReversed();
        expect(mannWhitney(bent(x), bent(y))).toEqual(test);
        expect(kolmogorovSmirnov(bent(x), bent(y))).toBe(kolmogorovSmirnov(x, y));
        expect(test.p > 0 && test.p <= 1 && Math.abs(cliffsDelta(x, y)!) <= 1).toBe(true);
        expect(kolmogorovSmirnov(x, y) === 1).toBe(Math.abs(cliffsDelta(x, y)!) === 1);
      }),
    );
  });
});
