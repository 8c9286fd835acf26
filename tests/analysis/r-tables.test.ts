import { describe, it } from 'vitest';
import { chiSquareTest, cohenKappa, cramersV, normalQuantile, wilson } from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

describe('tables of counts by R', () => {
  it.each(readCases<[number, number, number], object>('r_tables', 'wilson'))(
    'prop.test at $input',
    ({ input: [solved, n, level], output }) => {
      expectClose(wilson(solved, n, normalQuantile((1 + level) / 2)), output);
    },
  );

  it.each(readCases<number[][], object>('r_tables', 'association'))(
    'chisq.test and assocstats (%#)',
    ({ input, output }) => {
      expectClose({ ...chiSquareTest(input), v: cramersV(input) }, output);
    },
  );

  it.each(readCases<[string[], string[]], number>('r_tables', 'cohen_kappa'))(
    'Kappa (%#)',
    ({ input, output }) => {
      expectClose(cohenKappa(...input).kappa, output);
    },
  );
});
