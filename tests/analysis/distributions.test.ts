import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  binomialCdf,
  logBinomialPmf,
  normalCdf,
  normalQuantile,
  quantile,
  studentTCdf,
  studentTQuantile,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

describe('normal distribution', () => {
  it.each(readCases<number, number>('distributions', 'normal_cdf'))('cdf at $input', ({ input, output }) => {
    expectClose(normalCdf(input), output, 1e-12, true);
  });

  it.each(readCases<number, number>('distributions', 'normal_quantile'))(
    'quantile at $input',
    ({ input, output }) => {
      expectClose(normalQuantile(input), output, 1e-12);
    },
  );

  it('has the z of a 95% interval', () => {
    expectClose(normalQuantile(0.975), 1.959964, 5e-7);
  });

  it('ends at infinity', () => {
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
    expect([normalCdf(-Infinity), normalCdf(Infinity)]).toEqual([0, 1]);
  });
});

describe("Student's t", () => {
  it.each(readCases<[number, number], number>('distributions', 't_cdf'))(
    'cdf at $input',
    ({ input, output }) => {
      expectClose(studentTCdf(...input), output, 1e-11, true);
    },
  );

  const quantiles = readCases<[number, number], number>('distributions', 't_quantile');
  it.each(quantiles)('quantile at $input', ({ input, output }) => {
    expectClose(studentTQuantile(...input), output, 1e-11, true);
  });

  it('ends at 0 and 1', () => {
    for (const far of [1e160, 1e200, Infinity]) {
      expect([studentTCdf(-far, 5), studentTCdf(far, 5)]).toEqual([0, 1]);
    }
    expect(studentTCdf(1e-200, 5)).toBe(0.5);
  });

  it('is Cauchy with one degree of freedom', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }), (p) => {
        expectClose(studentTQuantile(p, 1), Math.tan(Math.PI * (p - 0.5)), 1e-9);
      }),
    );
  });
});

describe('binomial distribution', () => {
  const cases = readCases<[number, number, number], { log_pmf: number | null; cdf: number }>(
    'distributions',
    'binomial',
  );
  it.each(cases)('at $input', ({ input, output }) => {
    expectClose(binomialCdf(...input), output.cdf, 1e-11, true);
    expectClose(logBinomialPmf(...input), output.log_pmf ?? -Infinity, 1e-11);
  });

  it('is 0 below and 1 above its range', () => {
    expect([binomialCdf(-1, 5, 0.5), binomialCdf(5, 5, 0.5)]).toEqual([0, 1]);
  });
});

describe('quantile of type 7', () => {
  const cases = readCases<[number[], number], number>('distributions', 'quantile');
  it.each(cases)('agrees with NumPy at $input.1', ({ input, output }) => {
    expectClose(quantile(...input), output, 1e-12);
  });

  it('of nothing is null', () => {
    expect(quantile([], 0.5)).toBeNull();
  });
});
