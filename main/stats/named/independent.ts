import {
  cliffsDelta,
  equivalenceOfDominance,
  equivalenceOfProportions,
  groupPermutation,
  independentBootstrap,
  mannWhitney,
  newcombeIndependent,
  type Proportion,
  welchT,
  wilson,
} from '../../../analysis/stats/index.ts';
import { InputError } from '../input-error.ts';
import { BCA_FALLBACKS } from '../pieces/bca-fallbacks.ts';
import { drawing, drawnBy, generatorOf } from '../pieces/drawing.ts';
import { limitsOf } from '../pieces/limits.ts';
import { count, numbers, oneSided, positive } from '../pieces/numbers.ts';
import { defineStatistic } from '../statistic.ts';

const groups = { successes_a: count, n_a: count, successes_b: count, n_b: count };

type Groups = Readonly<Record<keyof typeof groups, number>>;

const EMPTY_GROUP = 'a group is empty';
const SMALL_GROUP = 'a group has fewer than two values, which show no variation';

/** @throws InputError where more succeed than there are */
function requireWithin(key: string, successes: number, n: number): void {
  if (successes > n) throw new InputError(`${key} is ${successes}, where at most the ${n} of its n belong`);
}

/** @throws InputError as above */
function proportionsOf({ successes_a, n_a, successes_b, n_b }: Groups): readonly [Proportion, Proportion] {
  requireWithin('successes_a', successes_a, n_a);
  requireWithin('successes_b', successes_b, n_b);
  return [
    { solved: successes_a, n: n_a },
    { solved: successes_b, n: n_b },
  ];
}

/** Of one group, or of two whose items have nothing to do with each other. */
export const INDEPENDENT = [
  defineStatistic({
    name: 'wilson',
    meaning: 'Wilson’s 95% interval of a rate of successes among n',
    source: 'Wilson 1927',
    functions: ['wilson'],
    input: { successes: count, n: count },
    output: ['low', 'high'],
    compute: ({ successes, n }) => {
      requireWithin('successes', successes, n);
      return n === 0 ? 'n is 0' : { ...limitsOf(wilson(successes, n)), rate: successes / n };
    },
  }),
  defineStatistic({
    name: 'newcombe_independent',
    meaning: 'difference A − B of the rates of two independent groups with Newcombe’s 95% interval',
    source: 'Newcombe 1998, independent proportions, method 10',
    functions: ['newcombeIndependent'],
    input: groups,
    output: ['difference', 'low', 'high'],
    compute: (input) => {
      const found = newcombeIndependent(...proportionsOf(input));
      return found === null ? EMPTY_GROUP : { difference: found.difference, ...limitsOf(found.interval) };
    },
  }),
  defineStatistic({
    name: 'equivalence_proportions',
    meaning:
      'two one-sided tests that the rates of two independent groups, A − B, differ by less than margin',
    source: 'Newcombe 1998, independent proportions, method 10',
    functions: ['equivalenceOfProportions'],
    input: { ...groups, margin: positive.default(0.05), alpha: oneSided },
    output: ['difference', 'p', 'equivalent', 'low', 'high'],
    compute: ({ margin, alpha, ...input }) => {
      const found = equivalenceOfProportions(...proportionsOf(input), margin, alpha);
      if (found === null) return EMPTY_GROUP;
      const { interval, ...values } = found;
      return { ...values, ...limitsOf(interval), alpha };
    },
  }),
  defineStatistic({
    name: 'equivalence_dominance',
    meaning: 'two one-sided tests that Cliff’s δ of the samples a over b lies within ± margin',
    source: 'DeLong, DeLong and Clarke-Pearson 1988; margin of Romano and others 2006',
    functions: ['equivalenceOfDominance'],
    input: { a: numbers, b: numbers, margin: positive.default(0.147), alpha: oneSided },
    output: ['delta', 'p', 'equivalent', 'low', 'high'],
    compute: ({ a, b, margin, alpha }) => {
      const found = equivalenceOfDominance(a, b, margin, alpha);
      if (found === null) return 'a sample has fewer than two values';
      const { interval, ...values } = found;
      const reason = values.p === null ? 'no variation is seen between the values' : null;
      return { ...values, ...limitsOf(interval), alpha, reason };
    },
  }),
  defineStatistic({
    name: 'mann_whitney',
    meaning:
      'Mann–Whitney test of the samples a and b; u: pairs in which a is larger, ties half; δ above 0: a is',
    source: 'Mann and Whitney 1947; Cliff 1993',
    functions: ['mannWhitney', 'cliffsDelta'],
    input: { a: numbers, b: numbers },
    output: ['u', 'p', 'cliff_delta'],
    compute: ({ a, b }) => {
      const { u, p, z } = mannWhitney(a, b)!;
      const reason = z === null ? 'all values are equal' : null;
      return { u, p, cliff_delta: cliffsDelta(a, b), z, n_a: a.length, n_b: b.length, reason };
    },
  }),
  defineStatistic({
    name: 'independent_bootstrap',
    meaning: 'bootstrap of the difference B − A of the means of a and b, each group resampled by itself',
    source: 'Efron and Tibshirani 1993, ch. 8; Efron 1987',
    functions: ['independentBootstrap', 'independentInterval', 'independentResamples'],
    input: { a: numbers, b: numbers, ...drawing },
    output: ['difference', 'se', 'percentile', 'bca'],
    compute: ({ a, b, ...drawn }) => {
      const found = independentBootstrap(a, b, generatorOf(drawn, 'bootstrap'), drawn.draws);
      if (found === null) return SMALL_GROUP;
      const { bca_fallback, ...values } = found;
      const reason = bca_fallback && BCA_FALLBACKS[bca_fallback];
      return { ...values, n_a: a.length, n_b: b.length, ...drawnBy(drawn), reason };
    },
  }),
  defineStatistic({
    name: 'group_permutation',
    meaning: 'two-sided permutation test of the means of a and b: values are exchanged between the groups',
    source: 'Pitman 1937',
    functions: ['groupPermutation'],
    input: { a: numbers, b: numbers, ...drawing },
    output: ['p'],
    compute: ({ a, b, ...drawn }) => ({
      ...groupPermutation(a, b, generatorOf(drawn, 'group_permutation'), drawn.draws)!,
      ...{ n_a: a.length, n_b: b.length, ...drawnBy(drawn) },
    }),
  }),
  defineStatistic({
    name: 'welch_t',
    meaning: 'Welch’s t of the difference B − A of the means of a and b, whose spreads may differ',
    source: 'Welch 1947',
    functions: ['welchT'],
    input: { a: numbers, b: numbers },
    output: ['difference', 'low', 'high', 'p'],
    compute: ({ a, b }) => {
      const found = welchT(a, b);
      if (found === null) return SMALL_GROUP;
      const { interval, no_variation, ...values } = found;
      const reason = no_variation ? 'the values of each group are equal: no variation to judge by' : null;
      return { ...values, ...limitsOf(interval), n_a: a.length, n_b: b.length, reason };
    },
  }),
];
