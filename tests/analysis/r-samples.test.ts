import { describe, it } from 'vitest';
import {
  benjaminiHochberg,
  cliffsDelta,
  holm,
  kendallTauB,
  kolmogorovSmirnov,
  mannWhitney,
  midranks,
  quantile,
  spearmanRho,
  tieSizes,
} from '../../analysis/stats/index.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

type Pair = readonly [number[], number[]];

describe('samples, ranks and families by R', () => {
  it.each(readCases<Pair, object>('r_samples', 'two_samples'))(
    'wilcox.test and ks.test (%#)',
    ({ input, output }) => {
      const distances = { delta: cliffsDelta(...input), ks: kolmogorovSmirnov(...input) };
      expectClose({ ...mannWhitney(...input), ...distances }, output);
    },
  );

  it.each(readCases<Pair, object>('r_samples', 'kendall_tau_b'))(
    'cor.test of Kendall (%#)',
    ({ input, output }) => {
      expectClose(kendallTauB(...input), output);
    },
  );

  it.each(readCases<Pair, object>('r_samples', 'spearman_rho'))(
    'cor.test of Spearman (%#)',
    ({ input, output }) => {
      expectClose(spearmanRho(...input), output);
    },
  );

  it.each(readCases<number[], object>('r_samples', 'midranks'))('rank (%#)', ({ input, output }) => {
    expectClose({ ranks: Array.from(midranks(input)), sizes: tieSizes(input) }, output);
  });

  it.each(readCases<[number[], number], number>('r_samples', 'quantile'))(
    'quantile of type 7 (%#)',
    ({ input, output }) => {
      expectClose(quantile(...input), output);
    },
  );

  it.each(readCases<(number | null)[], object>('r_samples', 'adjusted'))(
    'p.adjust (%#)',
    ({ input, output }) => {
      expectClose({ holm: holm(input), benjamini_hochberg: benjaminiHochberg(input) }, output);
    },
  );
});
