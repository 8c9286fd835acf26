import { z } from 'zod';
import {
  majority,
  overturnNull,
  pairedVarianceComponents,
  pooledDifference,
  pooledMean,
  runPermutation,
  singleRun,
  varianceComponents,
} from '../../../analysis/stats/index.ts';
import { drawing, drawnBy, generatorOf } from '../pieces/drawing.ts';
import { limitsOf } from '../pieces/limits.ts';
import {
  NO_SHARED_TASK,
  repeatedOf,
  scoredOf,
  scoredPairs,
  taskRunsOf,
  valuedPairs,
  valuedTasks,
  verdictPairs,
  verdictTasks,
} from '../pieces/tasks.ts';
import { defineStatistic } from '../statistic.ts';

const PAIRS = 'tasks [{a: […], b: […]}] of runs: 1 solved, 0 not, null unscored';
const VALUES = 'tasks [{a: […], b: […]}] of run values, null unscored';

const NO_VARIATION = 'what the runs of a task add cancels in every task: no variation to judge by';

const robust = ({ cr0, cr1 }: Pick<NonNullable<ReturnType<typeof pooledMean>>, 'cr0' | 'cr1'>) => ({
  cr0: { se: cr0.se, ...limitsOf(cr0.interval), p: cr0.p },
  cr1: { se: cr1.se, ...limitsOf(cr1.interval), p: cr1.p },
});

const RULES = { single: singleRun, majority } as const;

/** As the app: the run where every task has one on that side, else the majority. */
const ruleFor = (side: readonly (readonly unknown[])[]): keyof typeof RULES =>
  side.every((runs) => runs.length <= 1) ? 'single' : 'majority';

/** Of repeated runs. */
export const RUNS = [
  defineStatistic({
    name: 'run_permutation',
    meaning: `permutes run labels between the conditions within each task, statistic |mean B − A|; ${PAIRS}`,
    source: 'Fisher 1935, §21',
    functions: ['runPermutation'],
    input: { tasks: verdictPairs, ...drawing },
    output: ['p'],
    compute: ({ tasks, ...drawn }) => {
      const { pairs, ...counts } = scoredPairs(tasks);
      const found = runPermutation(pairs.map(taskRunsOf), generatorOf(drawn, 'run_permutation'), drawn.draws);
      return found === null ? NO_SHARED_TASK : { ...found, ...counts, ...drawnBy(drawn) };
    },
  }),
  defineStatistic({
    name: 'pooled_cr',
    meaning: `difference B − A of the means over all runs, standard errors clustered by task; ${VALUES}`,
    source: 'Liang and Zeger 1986',
    functions: ['pooledDifference'],
    input: { tasks: valuedPairs },
    output: ['difference', 'cr0', 'cr1'],
    compute: ({ tasks }) => {
      const { pairs, ...counts } = scoredPairs(tasks);
      const found = pooledDifference(pairs);
      if (found === null) return 'fewer than two tasks have a scored run on both sides';
      const reason = found.no_variation ? NO_VARIATION : null;
      return { difference: found.difference, ...robust(found), n_runs: found.n_runs, ...counts, reason };
    },
  }),
  defineStatistic({
    name: 'pooled_mean_cr',
    meaning: 'mean over all runs, standard errors clustered by task; tasks: a list of run values per task',
    source: 'Liang and Zeger 1986',
    functions: ['pooledMean'],
    input: { tasks: valuedTasks },
    output: ['mean', 'cr0', 'cr1'],
    compute: ({ tasks }) => {
      const found = pooledMean(tasks.map(scoredOf));
      if (found === null) return 'fewer than two tasks have a scored run';
      const { mean, n_tasks, n_runs, no_variation } = found;
      return { mean, ...robust(found), n_tasks, n_runs, reason: no_variation ? NO_VARIATION : null };
    },
  }),
  defineStatistic({
    name: 'overturn_null',
    meaning: `overturn that relabelling the runs brings by chance; rule single or majority of a task; ${PAIRS}`,
    source: 'mean of SU/(SS + SU) over permuted run labels',
    functions: ['overturnNull', 'majority', 'singleRun'],
    input: {
      tasks: verdictPairs,
      rule_a: z.enum(['single', 'majority'], { error: '"single" or "majority"' }).optional(),
      rule_b: z.enum(['single', 'majority'], { error: '"single" or "majority"' }).optional(),
      ...drawing,
    },
    output: ['overturn'],
    compute: ({ tasks, rule_a, rule_b, ...drawn }) => {
      const { pairs, ...counts } = scoredPairs(tasks);
      const a = rule_a ?? ruleFor(tasks.map((task) => task.a));
      const b = rule_b ?? ruleFor(tasks.map((task) => task.b));
      const rules = { a: RULES[a], b: RULES[b] };
      const random = generatorOf(drawn, 'overturn_null');
      const found = overturnNull(pairs.map(taskRunsOf), rules, random, drawn.draws);
      if (found === null) return 'no permutation of the runs solves a task under A';
      return { ...found, rule_a: a, rule_b: b, ...counts, ...drawnBy(drawn) };
    },
  }),
  defineStatistic({
    name: 'variance_components',
    meaning: 'variance between tasks and within their runs; tasks: a list of verdicts per task',
    source: 'Searle, Casella and McCulloch 1992, ch. 3',
    functions: ['varianceComponents'],
    input: { tasks: verdictTasks },
    output: ['total', 'within', 'between'],
    compute: ({ tasks }) => ({ ...varianceComponents(tasks.map(repeatedOf)) }),
  }),
  defineStatistic({
    name: 'paired_variance_components',
    meaning: `variance of the tasks' differences B − A, between tasks and within runs; ${PAIRS}`,
    source: 'Searle, Casella and McCulloch 1992, ch. 3',
    functions: ['pairedVarianceComponents'],
    input: { tasks: verdictPairs },
    output: ['total', 'within_a', 'within_b', 'between'],
    compute: ({ tasks }) => {
      const { pairs, n_dropped } = scoredPairs(tasks);
      return { ...pairedVarianceComponents(pairs.map(taskRunsOf)), n_dropped };
    },
  }),
];
