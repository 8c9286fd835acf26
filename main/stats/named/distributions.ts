import { z } from 'zod';
import { ascending } from '../../../analysis/stats/ascending.ts';
import {
  chiSquarePermutation,
  chiSquareTest,
  cramersV,
  jensenShannon,
  kolmogorovSmirnov,
  quantile,
  totalVariation,
} from '../../../analysis/stats/index.ts';
import { InputError } from '../input-error.ts';
import { drawing, drawnBy, generatorOf } from '../pieces/drawing.ts';
import { listOf, notNegative, numbers, probability } from '../pieces/numbers.ts';
import { requireEquallyLong } from '../pieces/require-equally-long.ts';
import { countTable, requireCounts } from '../pieces/table.ts';
import { defineStatistic } from '../statistic.ts';

const weights = listOf(notNegative, 'a list of numbers from 0 up');

const EMPTY = 'a distribution is empty: its weights sum to 0';
const ONE_ROW = 'fewer than two rows or two columns hold anything';

/** Enough for a second or so. */
const MOST_SHUFFLED = 1e9;

/** @throws InputError where shuffling would take minutes */
function requireShuffles(table: readonly (readonly number[])[], draws: number): void {
  requireCounts(table);
  const items = table.flat().reduce((sum, items) => sum + items, 0);
  if (items * draws > MOST_SHUFFLED)
    throw new InputError(
      `draws is ${draws}, too many for a table that counts ${items} items; take chi_square`,
    );
}

/** Of distributions and samples. */
export const DISTRIBUTIONS = [
  defineStatistic({
    name: 'jsd',
    meaning: 'Jensen–Shannon divergence in bits and its root; p and q: counts or weights per category',
    source: 'Lin 1991',
    functions: ['jensenShannon'],
    input: { p: weights, q: weights },
    output: ['divergence', 'distance'],
    compute: ({ p, q }) => {
      requireEquallyLong({ p, q });
      const found = jensenShannon(p, q);
      return found === null ? EMPTY : { ...found };
    },
  }),
  defineStatistic({
    name: 'total_variation',
    meaning: 'half the sum of |p − q| of the shares; p and q: counts or weights per category',
    source: '½Σ|p − q|',
    functions: ['totalVariation'],
    input: { p: weights, q: weights },
    output: ['distance'],
    compute: ({ p, q }) => {
      requireEquallyLong({ p, q });
      const distance = totalVariation(p, q);
      return distance === null ? EMPTY : { distance };
    },
  }),
  defineStatistic({
    name: 'ks',
    meaning: 'Kolmogorov–Smirnov distance of the samples a and b',
    source: 'Smirnov 1939',
    functions: ['kolmogorovSmirnov'],
    input: { a: numbers, b: numbers },
    output: ['distance'],
    compute: ({ a, b }) => ({ distance: kolmogorovSmirnov(a, b), n_a: a.length, n_b: b.length }),
  }),
  defineStatistic({
    name: 'quantiles',
    meaning: 'quantiles of type 7 of x at the shares q, each from 0 to 1',
    source: 'Hyndman and Fan 1996',
    functions: ['quantile'],
    input: {
      x: numbers,
      q: z.union([probability.transform((q) => [q]), listOf(probability, 'a list of probabilities')], {
        error: 'a list of probabilities from 0 to 1',
      }),
    },
    output: ['values'],
    compute: ({ x, q }) => {
      const sorted = ascending(x);
      return { values: q.map((share) => quantile(sorted, share)), n: x.length };
    },
  }),
  defineStatistic({
    name: 'chi_square',
    meaning:
      'χ² test of independence; table: rows of counts; with least_expected under 5 take chi_square_permutation',
    source: 'Pearson 1900',
    functions: ['chiSquareTest'],
    input: { table: countTable },
    output: ['chi2', 'df', 'p'],
    compute: ({ table }) => {
      requireCounts(table);
      const found = chiSquareTest(table);
      return found === null ? ONE_ROW : { ...found };
    },
  }),
  defineStatistic({
    name: 'chi_square_permutation',
    meaning: 'permutation p of χ² with both margins kept, exact up to 100,000 tables; table: rows of counts',
    source: 'Freeman and Halton 1951',
    functions: ['chiSquarePermutation'],
    input: { table: countTable, ...drawing },
    output: ['p'],
    compute: ({ table, ...drawn }) => {
      requireShuffles(table, drawn.draws);
      const random = generatorOf(drawn, 'chi_square_permutation');
      const found = chiSquarePermutation(table, random, drawn.draws);
      return found === null ? ONE_ROW : { ...found, ...drawnBy(drawn) };
    },
  }),
  defineStatistic({
    name: 'cramers_v',
    meaning: 'Cramér’s V from 0 to 1; table: rows of counts',
    source: 'Cramér 1946, §21.9',
    functions: ['cramersV'],
    input: { table: countTable },
    output: ['v'],
    compute: ({ table }) => {
      requireCounts(table);
      const v = cramersV(table);
      return v === null ? ONE_ROW : { v };
    },
  }),
];
