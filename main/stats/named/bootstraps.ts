import {
  bootstrapError,
  clusterBootstrap,
  geometricRatio,
  mean,
  percentileInterval,
  ratioOfSums,
  twoLevelBootstrap,
} from '../../../analysis/stats/index.ts';
import { BCA_FALLBACKS } from '../pieces/bca-fallbacks.ts';
import { drawing, drawnBy, generatorOf } from '../pieces/drawing.ts';
import { listOf, notNegative, number, numbers } from '../pieces/numbers.ts';
import { requireEquallyLong } from '../pieces/require-equally-long.ts';
import { differenceOf, NO_SHARED_TASK, scoredPairs, valuedPairs } from '../pieces/tasks.ts';
import { defineStatistic } from '../statistic.ts';

const ONE_TASK = 'one task shows no variation between tasks';
const ONE_CLUSTER = 'one cluster shows no variation between clusters';

const RATIO_REASONS = {
  'zero-denominator': 'the values of a sum to 0',
  'one-task': ONE_TASK,
  'undefined-resamples': 'in some resamples the values of a sum to 0, so there is no interval',
  'not-positive': 'a value is not above 0',
} as const;

/** Resampling whole tasks, each with all its runs under both conditions. */
export const BOOTSTRAPS = [
  defineStatistic({
    name: 'cluster_bootstrap',
    meaning:
      'task bootstrap of the mean difference B − A of task means; tasks: their runs a and b, null unscored',
    source: 'Efron 1987',
    functions: ['clusterBootstrap', 'bootstrapInterval', 'DEFAULT_DRAWS', 'randomFor'],
    input: { tasks: valuedPairs, ...drawing },
    output: ['difference', 'se', 'percentile', 'bca'],
    compute: ({ tasks, ...drawn }) => {
      const { pairs, ...counts } = scoredPairs(tasks);
      if (pairs.length === 0) return NO_SHARED_TASK;
      const found = clusterBootstrap(pairs.map(differenceOf), generatorOf(drawn, 'bootstrap'), drawn.draws);
      const more = { ...counts, ...drawnBy(drawn) };
      if (found === null)
        return {
          difference: differenceOf(pairs[0]!),
          se: null,
          percentile: null,
          bca: null,
          ...more,
          reason: ONE_TASK,
        };
      const { mean: difference, se, percentile, bca, bca_fallback, ...rest } = found;
      const reason = bca_fallback && BCA_FALLBACKS[bca_fallback];
      return { difference, se, percentile, bca, ...rest, ...more, reason };
    },
  }),
  defineStatistic({
    name: 'ratio_of_sums',
    meaning: 'Σb/Σa over tasks, such as tokens under B by tokens under A, with its task bootstrap',
    source: 'Efron and Tibshirani 1993',
    functions: ['ratioOfSums'],
    input: {
      a: listOf(notNegative, 'a list of numbers from 0 up'),
      b: listOf(number, 'a list of numbers'),
      ...drawing,
    },
    output: ['ratio', 'percentile'],
    compute: ({ a, b, ...drawn }) => {
      requireEquallyLong({ a, b });
      const { reason, ...found } = ratioOfSums(a, b, generatorOf(drawn, 'bootstrap'), drawn.draws)!;
      return { ...found, n: a.length, ...drawnBy(drawn), reason: reason && RATIO_REASONS[reason] };
    },
  }),
  defineStatistic({
    name: 'geometric_ratio',
    meaning: 'geometric mean of the tasks’ ratios b/a, values above 0, with its task bootstrap',
    source: 'exp of the mean of ln(b/a)',
    functions: ['geometricRatio'],
    input: {
      a: listOf(notNegative, 'a list of numbers from 0 up'),
      b: listOf(notNegative, 'a list of numbers from 0 up'),
      ...drawing,
    },
    output: ['ratio', 'percentile'],
    compute: ({ a, b, ...drawn }) => {
      requireEquallyLong({ a, b });
      const { reason, ...found } = geometricRatio(a, b, generatorOf(drawn, 'bootstrap'), drawn.draws)!;
      return { ...found, n: a.length, ...drawnBy(drawn), reason: reason && RATIO_REASONS[reason] };
    },
  }),
  defineStatistic({
    name: 'two_level_bootstrap',
    meaning:
      'bootstrap of a mean of clustered values: clusters, then values within each; clusters: lists of values',
    source: 'Davison and Hinkley 1997, §3.8',
    functions: ['twoLevelBootstrap', 'bootstrapError', 'mean'],
    input: { clusters: listOf(numbers, 'a list of lists of numbers'), ...drawing },
    output: ['mean', 'se', 'percentile'],
    compute: ({ clusters, ...drawn }) => {
      const values = Float64Array.from(clusters.flat());
      const common = { mean: mean(values), n_clusters: clusters.length, n: values.length, ...drawnBy(drawn) };
      if (clusters.length < 2) return { ...common, se: null, percentile: null, reason: ONE_CLUSTER };
      const sizes = clusters.map(({ length }) => length);
      const random = generatorOf(drawn, 'repositories');
      const means = twoLevelBootstrap([values], sizes, random, drawn.draws)[0]!;
      return { ...common, se: bootstrapError(means), percentile: percentileInterval(means), reason: null };
    },
  }),
];
