import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holm, mcnemar, newcombePaired, wilson } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;
type Table = readonly [number, number, number, number];
const newcombe = ([both, a_only, b_only, neither]: Table) =>
  newcombePaired({ both, a_only, b_only, neither });

describe('wilson', () => {
  it('has its worked examples', () => {
    expectClose(wilson(7, 10), [0.396778, 0.892209], SIX_DIGITS);
    expectClose(wilson(0, 10), [0, 0.277533], SIX_DIGITS);
    expectClose(wilson(10, 10), [0.722467, 1], SIX_DIGITS);
    expect(wilson(0, 10)?.[0]).toBe(0);
    expect(wilson(10, 10)?.[1]).toBe(1);
    expect(wilson(0, 0)).toBeNull();
  });

  it.each(readCases<[number, number], number[]>('proportions', 'wilson'))(
    'at $input',
    ({ input, output }) => {
      expectClose(wilson(...input), output);
    },
  );
});

describe('mcnemar', () => {
  it('has its worked example', () => {
    const expected = { exact: 0.118469, mid_p: 0.076813, chi2: 3.266667, chi2_p: 0.070701 };
    expectClose(mcnemar(11, 4), { ...expected, chi2_corrected: 2.4, chi2_corrected_p: 0.121335 }, SIX_DIGITS);
  });

  it('is 1 where the discordant tasks balance', () => {
    expect(mcnemar(4, 4)).toMatchObject({
      exact: 1,
      mid_p: 1,
      chi2: 0,
      chi2_corrected: 0,
      chi2_corrected_p: 1,
    });
    expect(mcnemar(0, 0)).toMatchObject({ exact: 1, mid_p: 1, chi2: null, chi2_p: 1, chi2_corrected: null });
  });

  it.each(readCases<[number, number], object>('proportions', 'mcnemar'))('at $input', ({ input, output }) => {
    expectClose(mcnemar(...input), output);
  });

  it('does not care which side is which, and gives probabilities', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (b, c) => {
        const test = mcnemar(b, c);
        expect(mcnemar(c, b)).toEqual(test);
        for (const p of [test.exact, test.mid_p, test.chi2_p, test.chi2_corrected_p]) {
          expect(p).toBeGreaterThanOrEqual(0);
          expect(p).toBeLessThanOrEqual(1 + 1e-12);
        }
        expect(test.mid_p).toBeLessThanOrEqual(test.exact + 1e-12);
      }),
    );
  });
});

describe('newcombePaired', () => {
  it('has its worked examples', () => {
    const first = { difference: 0.07, phi: 0.68122, interval: [-0.006868, 0.145048] };
    expectClose(newcombe([50, 11, 4, 35]), first, SIX_DIGITS);
    expectClose(newcombe([50, 0, 0, 50])?.interval, [-0.019234, 0.019234], SIX_DIGITS);
    expectClose(newcombe([14, 5, 0, 22])?.interval, [0.011483, 0.226493], SIX_DIGITS);
    expect(newcombe([0, 0, 0, 0])).toBeNull();
    expect(newcombe([9, 3, 0, 0])?.phi).toBe(0);
  });

  it.each(readCases<Table, object>('proportions', 'newcombe_paired'))('at $input', ({ input, output }) => {
    expectClose(newcombe(input), output);
  });

  it('turns its sign with the sides, holds the difference and stays within ±1', () => {
    const cell = fc.nat(80);
    fc.assert(
      fc.property(cell, cell, cell, cell, (both, b, c, neither) => {
        const result = newcombe([both, b, c, neither]);
        const swapped = newcombe([both, c, b, neither]);
        if (result === null || swapped === null) return expect(both + b + c + neither).toBe(0);
        const [low, high] = result.interval;
        expectClose([-swapped.interval[1], -swapped.interval[0]], [low, high], 1e-12);
        expect(-1 <= low && low <= result.difference && result.difference <= high && high <= 1).toBe(true);
      }),
    );
  });
});

describe('holm', () => {
  it('has its worked example', () => {
    expectClose(holm([0.01, 0.04, 0.03, 0.005]), [0.03, 0.06, 0.06, 0.02], 1e-12);
  });

  it('leaves nulls out of the family', () => {
    expectClose(holm([null, 0.01, null, 0.04]), [null, 0.02, null, 0.04], 1e-12);
    expect(holm([])).toEqual([]);
  });

  const cases = readCases<(number | null)[], (number | null)[]>('proportions', 'holm');
  it.each(cases)('agrees with statsmodels (%#)', ({ input, output }) => {
    expectClose(holm(input), output, 1e-12);
  });
});
