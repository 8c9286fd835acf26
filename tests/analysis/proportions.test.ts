import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  benjaminiHochberg,
  holm,
  mcnemar,
  newcombePaired,
  type PairedTable,
  tango,
  waldPaired,
  wilson,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const SIX_DIGITS = 5e-7;
type Table = readonly [number, number, number, number];
const tableOf = ([both, a_only, b_only, neither]: Table): PairedTable => ({ both, a_only, b_only, neither });
const newcombe = (cells: Table) => newcombePaired(tableOf(cells));
const cell = fc.nat(80);
const anyTable = fc.tuple(cell, cell, cell, cell);
const swapped = ([both, b, c, neither]: Table): Table => [both, c, b, neither];

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
    fc.assert(
      fc.property(anyTable, (cells) => {
        const [result, other] = [newcombe(cells), newcombe(swapped(cells))];
        if (result === null || other === null) {
          expect(cells).toEqual([0, 0, 0, 0]);
          return;
        }
        const [low, high] = result.interval;
        expectClose([-other.interval[1], -other.interval[0]], [low, high], 1e-12);
        expect(-1 <= low && low <= result.difference && result.difference <= high && high <= 1).toBe(true);
      }),
    );
  });
});

describe('waldPaired', () => {
  const wald = (cells: Table) => waldPaired(tableOf(cells));

  it('has its worked example', () => {
    const expected = { difference: 0.07, se: 0.038092, interval: [-0.004659, 0.144659], reason: null };
    expectClose(wald([50, 11, 4, 35]), expected, SIX_DIGITS);
  });

  it('gives no interval where every task changes alike', () => {
    const none = { se: 0, interval: null, reason: 'no-variation' };
    expect(wald([50, 0, 0, 50])).toEqual({ difference: 0, ...none });
    expect(wald([0, 7, 0, 0])).toEqual({ difference: 1, ...none });
    expect(wald([0, 0, 3, 0])).toEqual({ difference: -1, ...none });
    expect(wald([0, 0, 0, 0])).toBeNull();
  });

  it.each(readCases<Table, object>('proportions', 'wald_paired'))('at $input', ({ input, output }) => {
    expectClose(wald(input), output);
  });

  it('turns its sign with the sides, and is symmetric about the difference', () => {
    fc.assert(
      fc.property(anyTable, (cells) => {
        const [result, other] = [wald(cells), wald(swapped(cells))];
        expect(other === null).toBe(result === null);
        expect(other?.reason).toBe(result?.reason);
        if (!result?.interval || !other?.interval) return;
        const [low, high] = result.interval;
        expectClose([-other.interval[1], -other.interval[0]], [low, high], 1e-12);
        expectClose((low + high) / 2, result.difference, 1e-12);
      }),
    );
  });
});

describe('tango', () => {
  const interval = (cells: Table) => tango(tableOf(cells))?.interval;

  it('has its worked examples', () => {
    expectClose(interval([50, 11, 4, 35]), [-0.006605, 0.153703], SIX_DIGITS);
    expectClose(interval([50, 0, 0, 50]), [-0.036993, 0.036993], SIX_DIGITS);
    expectClose(interval([40, 20, 40, 60]), [-0.218064, -0.030865], SIX_DIGITS);
    expect(interval([0, 0, 0, 0])).toBeUndefined();
  });

  it('ends at 1 where every task is solved by one side only', () => {
    expect(interval([0, 7, 0, 0])?.[1]).toBe(1);
    expect(interval([0, 0, 7, 0])?.[0]).toBe(-1);
  });

  it.each(readCases<Table, object>('proportions', 'tango'))('at $input', ({ input, output }) => {
    expectClose(tango(tableOf(input)), output);
  });

  it('turns exactly with the sides, holds the difference and stays within ±1', () => {
    fc.assert(
      fc.property(anyTable, (cells) => {
        const [result, other] = [tango(tableOf(cells)), tango(tableOf(swapped(cells)))];
        if (result === null || other === null) {
          expect(cells).toEqual([0, 0, 0, 0]);
          return;
        }
        const [low, high] = result.interval;
        expect([0 - other.interval[1], 0 - other.interval[0]]).toEqual([low, high]);
        expect(-1 <= low && low <= result.difference && result.difference <= high && high <= 1).toBe(true);
        expect(low).toBeLessThan(high);
      }),
    );
  });

  it('leaves out 0 exactly where the uncorrected McNemar test rejects it', () => {
    fc.assert(
      fc.property(anyTable, (cells) => {
        fc.pre(cells.some((count) => count > 0));
        const { chi2_p } = mcnemar(cells[1], cells[2]);
        fc.pre(Math.abs(chi2_p - 0.05) > 1e-9);
        const [low, high] = interval(cells)!;
        expect(low > 0 || high < 0).toBe(chi2_p < 0.05);
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

describe('benjaminiHochberg', () => {
  it('has its worked example', () => {
    expectClose(benjaminiHochberg([0.01, 0.04, 0.03, 0.005]), [0.02, 0.04, 0.04, 0.02], 1e-12);
  });

  it('leaves nulls out of the family', () => {
    expectClose(benjaminiHochberg([null, 0.01, null, 0.04]), [null, 0.02, null, 0.04], 1e-12);
    expect(benjaminiHochberg([null])).toEqual([null]);
    expect(benjaminiHochberg([])).toEqual([]);
  });

  const cases = readCases<(number | null)[], (number | null)[]>('proportions', 'benjamini_hochberg');
  it.each(cases)('agrees with statsmodels (%#)', ({ input, output }) => {
    expectClose(benjaminiHochberg(input), output, 1e-12);
  });

  it('lies between the values and Holm, and keeps their order', () => {
    const p = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(p, { maxLength: 20 }), (family) => {
        const adjusted = benjaminiHochberg(family) as number[];
        const strict = holm(family) as number[];
        family.forEach((value, i) => {
          expect(adjusted[i]).toBeGreaterThanOrEqual(value * (1 - 1e-12));
          expect(adjusted[i]).toBeLessThanOrEqual(strict[i]! * (1 + 1e-12));
          family.forEach((other, j) => {
            if (value < other) expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j]!);
          });
        });
      }),
    );
  });
});
