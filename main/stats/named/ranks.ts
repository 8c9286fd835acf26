import { z } from 'zod';
import {
  jointBootstrap,
  kendallTauB,
  midranks,
  percentileInterval,
  type RankCorrelation,
  rankSets,
  rankShift,
  ranksFromBest,
  resampledRanks,
  spearmanRho,
  swapProbability,
  tieSizes,
} from '../../../analysis/stats/index.ts';
import { mean } from '../../../analysis/stats/mean.ts';
import { InputError } from '../input-error.ts';
import { drawing, drawnBy, generatorOf } from '../pieces/drawing.ts';
import { listOf, number, numbers, probability, whole } from '../pieces/numbers.ts';
import { requireEquallyLong } from '../pieces/require-equally-long.ts';
import { requireRectangle } from '../pieces/table.ts';
import { scoredOf } from '../pieces/tasks.ts';
import { defineStatistic } from '../statistic.ts';

type Sides = { readonly a: readonly number[]; readonly b: readonly number[] };

const MOST_SYSTEMS = 1000;
const MOST_RESAMPLED = 5e7;

function correlated(correlation: typeof kendallTauB, { a, b }: Sides): RankCorrelation {
  requireEquallyLong({ a, b });
  return correlation(a, b);
}

const system = whole(0, MOST_SYSTEMS - 1);

const test = z.strictObject(
  { first: system, second: system, difference: number, p: probability.nullable() },
  { error: 'an object with first, second, difference and p' },
);

/** @throws InputError where a test is of no pair of the n systems, or of one that was tested before */
function requirePairs(n: number, tests: readonly z.output<typeof test>[]): void {
  const seen = new Map<string, number>();
  tests.forEach(({ first, second }, at) => {
    if (first >= n || second >= n || first === second)
      throw new InputError(
        `tests[${at}] is of ${first} and ${second}, where two of the positions 0 to ${n - 1} belong`,
      );
    const pair = [first, second].sort((x, y) => x - y).join(' and ');
    const before = seen.get(pair);
    if (before !== undefined)
      throw new InputError(
        `tests[${at}] is of ${pair}, as tests[${before}] is, where each pair belongs once`,
      );
    seen.set(pair, at);
  });
}

const scores = listOf(listOf(number.nullable(), 'a list of scores'), 'a list of systems');

type Scores = z.output<typeof scores>;

/** @throws InputError where it would take more memory than there may be */
function requireResamples(systems: Scores, draws: number): void {
  requireRectangle('scores', systems);
  if (systems.length * draws > MOST_RESAMPLED)
    throw new InputError(`draws is ${draws}, too many for ${systems.length} systems`);
}

/** Where a resample has none of a system's tasks the system has no score, and no rank. */
function systemsOf(systems: Scores, means: readonly Float64Array[]) {
  const isWhole = means.every((row) => !row.some(Number.isNaN));
  const ranks = isWhole ? resampledRanks(means) : null;
  const observed = systems.map(scoredOf).map((row) => (row.length === 0 ? null : mean(row)));
  const rank = observed.includes(null) ? null : ranksFromBest(observed as number[]);
  return {
    means: observed,
    percentile: means.map((row) => (row.some(Number.isNaN) ? null : percentileInterval(row))),
    ranks: rank,
    rank_percentile: ranks === null ? null : ranks.map(percentileInterval),
    reason: isWhole
      ? null
      : 'a resample has no task of some system, which then has no interval or rank there',
  };
}

/** Both sides with the tasks in an order that the given one does not change. */
function inOrder(a: readonly number[], b: readonly number[]) {
  const tasks = a.map((value, i) => [value, b[i]!] as const).sort((x, y) => x[0] - y[0] || x[1] - y[1]);
  return [tasks.map(([value]) => value), tasks.map(([, value]) => value)];
}

/** Of ranks; scores are better the higher they are. */
export const RANKS = [
  defineStatistic({
    name: 'kendall',
    meaning: 'Kendall’s τ_b of the pairs a and b, p of independence, exact without ties up to 33 pairs',
    source: 'Kendall 1970; Knight 1966',
    functions: ['kendallTauB'],
    input: { a: numbers, b: numbers },
    output: ['tau_b', 'p'],
    compute: (sides) => {
      const { coefficient, ...found } = correlated(kendallTauB, sides);
      return { tau_b: coefficient, ...found };
    },
  }),
  defineStatistic({
    name: 'spearman',
    meaning: 'Spearman’s ρ of the pairs a and b, p of independence, exact up to 10 pairs',
    source: 'Spearman 1904',
    functions: ['spearmanRho'],
    input: { a: numbers, b: numbers },
    output: ['rho', 'p'],
    compute: (sides) => {
      const { coefficient, ...found } = correlated(spearmanRho, sides);
      return { rho: coefficient, ...found };
    },
  }),
  defineStatistic({
    name: 'midranks',
    meaning: 'ranks of x from 1, the least; equal values share the mean of theirs; ties: sizes of the groups',
    source: 'Kendall 1945',
    functions: ['midranks', 'tieSizes'],
    input: { x: numbers },
    output: ['ranks', 'ties'],
    compute: ({ x }) => ({ ranks: midranks(x), ties: tieSizes(x) }),
  }),
  defineStatistic({
    name: 'rank_shift',
    meaning: 'rank of each system under b − rank under a, 1 the best; a and b: a score per system',
    source: 'midranks from the highest score',
    functions: ['rankShift', 'ranksFromBest'],
    input: { a: numbers, b: numbers },
    output: ['rank_a', 'rank_b', 'shift'],
    compute: ({ a, b }) => {
      requireEquallyLong({ a, b });
      return { ...rankShift(a, b) };
    },
  }),
  defineStatistic({
    name: 'rank_sets',
    meaning:
      'simultaneous 95% confidence sets of ranks; n systems; tests: first − second by position, p or null',
    source: 'Holm 1979; Mogstad, Romano, Shaikh and Wilhelm 2024',
    functions: ['rankSets'],
    input: { n: whole(1, MOST_SYSTEMS), tests: z.array(test, { error: 'a list of tests' }) },
    output: ['sets', 'p_holm'],
    compute: ({ n, tests }) => {
      requirePairs(n, tests);
      return { ...rankSets(n, tests) };
    },
  }),
  defineStatistic({
    name: 'swap_probability',
    meaning:
      'share of task resamples that reverse the order of a and b, ties half; a and b: a score per task',
    source: 'Efron and Tibshirani 1993, ch. 8',
    functions: ['swapProbability', 'jointBootstrap'],
    input: { a: numbers, b: numbers, ...drawing },
    output: ['swap_probability'],
    compute: ({ a, b, ...drawn }) => {
      requireEquallyLong({ a, b });
      const matrix = inOrder(a, b);
      const { means, exhaustive } = jointBootstrap(matrix, generatorOf(drawn, 'bootstrap'), drawn.draws);
      const difference = mean(a) - mean(b);
      const found = swapProbability(means[0]!, means[1]!, difference);
      const more = { difference, n: a.length, resamples: means[0]!.length, exhaustive, ...drawnBy(drawn) };
      const reason = found === null ? 'the means are equal: there is no order to reverse' : null;
      return { swap_probability: found, ...more, reason };
    },
  }),
  defineStatistic({
    name: 'joint_bootstrap',
    meaning:
      'task bootstrap of several systems at once, and of their ranks; scores: system → task, null if missing',
    source: 'Efron and Tibshirani 1993, ch. 8',
    functions: ['jointBootstrap', 'percentileInterval', 'resampledRanks', 'ranksFromBest'],
    input: { scores, ...drawing },
    output: ['means', 'percentile', 'ranks', 'rank_percentile'],
    compute: ({ scores, ...drawn }) => {
      requireResamples(scores, drawn.draws);
      if (scores[0]!.length < 2) return 'one task shows no variation between tasks';
      const { means, exhaustive } = jointBootstrap(scores, generatorOf(drawn, 'bootstrap'), drawn.draws);
      return { ...systemsOf(scores, means), resamples: means[0]!.length, exhaustive, ...drawnBy(drawn) };
    },
  }),
];
