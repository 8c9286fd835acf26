import { benjaminiHochberg, holm } from '../../../analysis/stats/index.ts';
import { listOf, probability } from '../pieces/numbers.ts';
import { defineStatistic } from '../statistic.ts';

const p = listOf(probability.nullable(), 'a list of p values');

/** Of one family of p values. */
export const FAMILIES = [
  defineStatistic({
    name: 'holm',
    meaning: 'p values of one family adjusted by Holm, in their places; a null leaves the family',
    source: 'Holm 1979',
    functions: ['holm'],
    input: { p },
    output: ['adjusted'],
    compute: ({ p }) => ({ adjusted: holm(p) }),
  }),
  defineStatistic({
    name: 'benjamini_hochberg',
    meaning:
      'p values of one family adjusted for the false discovery rate, in their places; a null leaves the family',
    source: 'Benjamini and Hochberg 1995',
    functions: ['benjaminiHochberg'],
    input: { p },
    output: ['adjusted'],
    compute: ({ p }) => ({ adjusted: benjaminiHochberg(p) }),
  }),
];
