import { z } from 'zod';
import {
  clusteredMean,
  equivalencePaired,
  exactSignFlip,
  pairedT,
  signFlip,
  wilcoxon,
} from '../../../analysis/stats/index.ts';
import { differences, differencesOf } from '../pieces/differences.ts';
import { drawing, drawnBy, generatorOf } from '../pieces/drawing.ts';
import { limitsOf } from '../pieces/limits.ts';
import { oneSided, positive } from '../pieces/numbers.ts';
import { defineStatistic } from '../statistic.ts';

const D = 'd: one difference per task, or a and b for a − b';

const ONE_TASK = 'one task shows no variation between tasks';
const NO_VARIATION = 'all differences are equal: no variation to judge by';

const zero = z
  .enum(['wilcox', 'pratt', 'zsplit'], { error: 'one of "wilcox", "pratt", "zsplit"' })
  .default('wilcox');

/** Of one difference per task, the task being the independent draw. */
export const PAIRED_DIFFERENCES = [
  defineStatistic({
    name: 'wilcoxon',
    meaning: `Wilcoxon's signed-rank test; statistic: the smaller rank sum; zero: wilcox, pratt or zsplit; ${D}`,
    source: 'Wilcoxon 1945; Pratt 1959; Cureton 1967',
    functions: ['wilcoxon'],
    input: {
      ...differences,
      zero,
      continuity: z.boolean({ error: 'true or false' }).default(false),
    },
    output: ['statistic', 'p'],
    compute: ({ zero: zeros, continuity, ...given }) => {
      const { w, all_zero, ...found } = wilcoxon(differencesOf(given), { zeros, continuity })!;
      return { statistic: w, ...found, zero: zeros, reason: all_zero ? 'all differences are 0' : null };
    },
  }),
  defineStatistic({
    name: 'sign_flip',
    meaning: `sign-flip permutation test of mean 0, exact up to 16 differences that are not 0; ${D}`,
    source: 'Fisher 1935, §21',
    functions: ['signFlip'],
    input: { ...differences, ...drawing },
    output: ['p'],
    compute: (input) => {
      // In an order of their own, so that the given one does not change what is drawn.
      const d = differencesOf(input).toSorted((x, y) => x - y);
      return {
        ...signFlip(d, generatorOf(input, 'sign_flip'), input.draws)!,
        n: d.length,
        ...drawnBy(input),
      };
    },
  }),
  defineStatistic({
    name: 'exact_sign_flip',
    meaning: `sign-flip test without drawing, for multiples of 1/L with L up to 60, such as shares of runs; ${D}`,
    source: 'Fisher 1935, §21',
    functions: ['exactSignFlip', 'pairedDifference'],
    input: differences,
    output: ['p'],
    compute: (input) => {
      const d = differencesOf(input);
      const p = exactSignFlip(d);
      if (p === null)
        return 'the differences have no common step 1/L, L up to 60, or are too many: take sign_flip';
      return { p, n: d.length };
    },
  }),
  defineStatistic({
    name: 'paired_t',
    meaning: `paired t test of mean difference 0; ${D}`,
    source: 'Student 1908',
    functions: ['pairedT'],
    input: differences,
    output: ['t', 'p'],
    compute: (input) => {
      const found = pairedT(differencesOf(input));
      if (found === null) return ONE_TASK;
      const { t, p, mean, sd, degrees_of_freedom, n, interval, reason } = found;
      const values = { t, p, mean, sd, degrees_of_freedom, n, ...limitsOf(interval) };
      return { ...values, reason: reason && NO_VARIATION };
    },
  }),
  defineStatistic({
    name: 'clustered_se',
    meaning: `mean over tasks with its task-clustered standard error, 95% interval and test of 0; ${D}`,
    source: 'sd/√n; Student 1908',
    functions: ['clusteredMean'],
    input: differences,
    output: ['mean', 'se', 'low', 'high', 'p'],
    compute: (input) => {
      const found = clusteredMean(differencesOf(input));
      if (found === null) return ONE_TASK;
      const { mean, se, interval, p, n, no_variation } = found;
      return { mean, se, ...limitsOf(interval), p, n, reason: no_variation ? NO_VARIATION : null };
    },
  }),
  defineStatistic({
    name: 'equivalence_paired',
    meaning: `two one-sided t tests that the mean lies within ±margin, interval at 1 − 2·alpha; ${D}`,
    source: 'Schuirmann 1987',
    functions: ['equivalencePaired'],
    input: { ...differences, margin: positive, alpha: oneSided },
    output: ['difference', 'p', 'equivalent', 'low', 'high'],
    compute: ({ margin, alpha, ...given }) => {
      const found = equivalencePaired(differencesOf(given), margin, alpha);
      if (found === null) return ONE_TASK;
      const { interval, reason, ...values } = found;
      return { ...values, ...limitsOf(interval), alpha, reason: reason && NO_VARIATION };
    },
  }),
];
