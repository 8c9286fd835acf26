import { describe, it } from 'vitest';
import {
  binomialCdf,
  chiSquareTail,
  logBinomialPmf,
  normalCdf,
  normalQuantile,
  studentTCdf,
  studentTQuantile,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

const DIGITS = 1e-9;
type Pair = readonly [number, number];

// Relative to the value, so that small tails keep their digits too.
describe('distributions by R', () => {
  it.each(readCases<number, number>('r_distributions', 'normal_cdf'))(
    'pnorm at $input',
    ({ input, output }) => {
      expectClose(normalCdf(input), output, DIGITS, true);
    },
  );

  it.each(readCases<number, number>('r_distributions', 'normal_quantile'))(
    'qnorm at $input',
    ({ input, output }) => {
      expectClose(normalQuantile(input), output, DIGITS, true);
    },
  );

  it.each(readCases<Pair, number>('r_distributions', 't_cdf'))('pt at $input', ({ input, output }) => {
    expectClose(studentTCdf(...input), output, DIGITS, true);
  });

  it.each(readCases<Pair, number>('r_distributions', 't_quantile'))('qt at $input', ({ input, output }) => {
    expectClose(studentTQuantile(...input), output, DIGITS, true);
  });

  it.each(readCases<Pair, number>('r_distributions', 'chi_square_tail'))(
    'pchisq at $input',
    ({ input, output }) => {
      expectClose(chiSquareTail(...input), output, DIGITS, true);
    },
  );

  it.each(readCases<[number, number, number], object>('r_distributions', 'binomial'))(
    'dbinom and pbinom at $input',
    ({ input, output }) => {
      expectClose({ log_pmf: logBinomialPmf(...input), cdf: binomialCdf(...input) }, output, DIGITS, true);
    },
  );
});
