import { z } from 'zod';
import {
  differenceSd,
  enumeratedDetectable,
  enumeratedPower,
  type McnemarTest,
  meanDetectable,
  meanPower,
  meanTasks,
  pairedBinaryDetectable,
  pairedBinaryPower,
  pairedBinaryTasks,
  runsPerTask,
} from '../../../analysis/stats/index.ts';
import { notNegative, number, positive, probability, share, whole } from '../pieces/numbers.ts';
import { defineStatistic } from '../statistic.ts';

const n = whole(1, 1e9);
/** Enumeration goes through all of them. */
const tasks = whole(1, 20_000);
const delta = z
  .number({ error: 'a number' })
  .min(-1, { error: 'a difference from -1 to 1' })
  .max(1, { error: 'a difference from -1 to 1' });
const alpha = share.default(0.05);
const power = share.default(0.8);

const TESTS: Readonly<Record<'exact' | 'mid_p' | 'chi2' | 'chi2_corrected', McnemarTest>> = {
  exact: 'exact',
  mid_p: 'mid_p',
  chi2: 'chi2_p',
  chi2_corrected: 'chi2_corrected_p',
};

const test = z
  .enum(Object.keys(TESTS) as (keyof typeof TESTS)[], {
    error: 'one of "exact", "mid_p", "chi2", "chi2_corrected"',
  })
  .default('exact');

const BINARY = 'n tasks, psi: share solved on one side only, delta: difference of the rates';
const TOO_LARGE = '|delta| must be smaller than psi: only tasks solved on one side make a difference';
const TOO_FEW = 'no difference below psi is found with this power by so few tasks';

/** Of planning a comparison: two-sided tests at alpha. */
export const POWER = [
  defineStatistic({
    name: 'power_paired_binary',
    meaning: `power of a test of paired rates, normal approximation; ${BINARY}`,
    source: 'Connor 1987',
    functions: ['pairedBinaryPower'],
    input: { n, psi: probability, delta, alpha },
    output: ['power'],
    compute: ({ n, psi, delta, alpha }) => {
      const found = pairedBinaryPower(n, psi, delta, alpha);
      return found === null ? TOO_LARGE : { power: found, alpha };
    },
  }),
  defineStatistic({
    name: 'mde_paired_binary',
    meaning:
      'least difference of paired rates found with the power, normal approximation; n tasks, psi discordant',
    source: 'Connor 1987',
    functions: ['pairedBinaryDetectable'],
    input: { n, psi: probability, power, alpha },
    output: ['mde'],
    compute: ({ n, psi, power, alpha }) => {
      const mde = pairedBinaryDetectable(n, psi, power, alpha);
      return mde === null ? TOO_FEW : { mde, power, alpha };
    },
  }),
  defineStatistic({
    name: 'tasks_paired_binary',
    meaning: 'least number of tasks that find delta with the power, normal approximation; psi discordant',
    source: 'Connor 1987',
    functions: ['pairedBinaryTasks'],
    input: { psi: probability, delta, power, alpha },
    output: ['n'],
    compute: ({ psi, delta, power, alpha }) => {
      const found = pairedBinaryTasks(psi, delta, power, alpha);
      if (found !== null) return { n: found, power, alpha };
      return delta === 0 ? 'no number of tasks finds a difference of 0' : TOO_LARGE;
    },
  }),
  defineStatistic({
    name: 'enumerated_power',
    meaning: `power of McNemar's exact, mid_p, chi2 or chi2_corrected test by enumeration; ${BINARY}`,
    source: 'enumeration of the discordant tasks',
    functions: ['enumeratedPower'],
    input: { n: tasks, psi: probability, delta, test, alpha },
    output: ['power'],
    compute: ({ n, psi, delta, test, alpha }) => {
      const found = enumeratedPower(n, psi, delta, TESTS[test], alpha);
      return found === null ? '|delta| is larger than psi' : { power: found, test, alpha };
    },
  }),
  defineStatistic({
    name: 'enumerated_mde',
    meaning:
      'least difference that McNemar’s test finds with the power, by enumeration; n tasks, psi discordant',
    source: 'enumeration of the discordant tasks',
    functions: ['enumeratedDetectable'],
    input: { n: tasks, psi: probability, test, power, alpha },
    output: ['mde'],
    compute: ({ n, psi, test, power, alpha }) => {
      const mde = enumeratedDetectable(n, psi, TESTS[test], power, alpha);
      return mde === null ? TOO_FEW : { mde, test, power, alpha };
    },
  }),
  defineStatistic({
    name: 'mean_power',
    meaning:
      'power of a test of mean difference delta over n tasks whose differences have the standard deviation sd',
    source: 'Φ(|δ|√n/sd − z)',
    functions: ['meanPower'],
    input: { n, sd: positive, delta: number, alpha },
    output: ['power'],
    compute: ({ n, sd, delta, alpha }) => ({ power: meanPower(n, sd, delta, alpha), alpha }),
  }),
  defineStatistic({
    name: 'mean_mde',
    meaning:
      'least mean difference found with the power by n tasks whose differences have the standard deviation sd',
    source: '(z_{α/2} + z_β)·sd/√n',
    functions: ['meanDetectable'],
    input: { n, sd: positive, power, alpha },
    output: ['mde'],
    compute: ({ n, sd, power, alpha }) => ({ mde: meanDetectable(n, sd, power, alpha), power, alpha }),
  }),
  defineStatistic({
    name: 'mean_tasks',
    meaning:
      'least number of tasks that find the mean difference delta with the power; sd of the differences',
    source: '((z_{α/2} + z_β)·sd/δ)²',
    functions: ['meanTasks'],
    input: { sd: positive, delta: number, power, alpha },
    output: ['n'],
    compute: ({ sd, delta, power, alpha }) => {
      const found = meanTasks(sd, delta, power, alpha);
      return found === null ? 'no number of tasks finds a difference of 0' : { n: found, power, alpha };
    },
  }),
  defineStatistic({
    name: 'difference_sd',
    meaning: 'standard deviation of a task’s difference of means, of variances between tasks and within runs',
    source: '√(between + within_a/runs_a + within_b/runs_b)',
    functions: ['differenceSd'],
    input: {
      ...{ between: notNegative, within_a: notNegative, within_b: notNegative },
      ...{ runs_a: whole(1, 1e6), runs_b: whole(1, 1e6) },
    },
    output: ['sd'],
    compute: (parts) => ({ sd: differenceSd(parts) }),
  }),
  defineStatistic({
    name: 'runs_per_task',
    meaning:
      'runs per task and condition that find the mean difference mde over n tasks; variances of runs and tasks',
    source: 'Searle, Casella and McCulloch 1992, ch. 3',
    functions: ['runsPerTask'],
    input: {
      ...{ between: notNegative, within_a: notNegative, within_b: notNegative },
      ...{ mde: positive, n, power, alpha },
    },
    output: ['runs', 'least_mde'],
    compute: ({ mde, n, power, alpha, ...components }) => ({
      ...runsPerTask(components, { mde, n, power, alpha }),
      ...{ power, alpha },
    }),
  }),
];
