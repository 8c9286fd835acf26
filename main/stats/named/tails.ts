import { z } from 'zod';
import {
  binomialCdf,
  chiSquareTail,
  hashRank,
  logBinomialPmf,
  normalCdf,
  normalQuantile,
  studentTCdf,
  studentTQuantile,
} from '../../../analysis/stats/index.ts';
import { few, number, positive, probability, share, whole } from '../pieces/numbers.ts';
import { defineStatistic } from '../statistic.ts';

const text = z.string({ error: 'a text' });

/** Of the distributions that the tests refer to, and the number that decides selections. */
export const TAILS = [
  defineStatistic({
    name: 'normal_cdf',
    meaning: 'P(Z ≤ z) of the standard normal distribution',
    source: 'standard normal distribution',
    functions: ['normalCdf'],
    input: { z: number },
    output: ['p'],
    compute: ({ z }) => ({ p: normalCdf(z) }),
  }),
  defineStatistic({
    name: 'normal_quantile',
    meaning: 'z with P(Z ≤ z) = p, p between 0 and 1',
    source: 'standard normal distribution',
    functions: ['normalQuantile'],
    input: { p: share },
    output: ['z'],
    compute: ({ p }) => ({ z: normalQuantile(p) }),
  }),
  defineStatistic({
    name: 'student_t_cdf',
    meaning: 'P(T ≤ t) of Student’s distribution with df degrees of freedom',
    source: 'Student 1908',
    functions: ['studentTCdf'],
    input: { t: number, df: positive },
    output: ['p'],
    compute: ({ t, df }) => ({ p: studentTCdf(t, df) }),
  }),
  defineStatistic({
    name: 'student_t_quantile',
    meaning: 't with P(T ≤ t) = p, p between 0 and 1, df degrees of freedom',
    source: 'Student 1908',
    functions: ['studentTQuantile'],
    input: { p: share, df: positive },
    output: ['t'],
    compute: ({ p, df }) => ({ t: studentTQuantile(p, df) }),
  }),
  defineStatistic({
    name: 'chi_square_tail',
    meaning: 'P(χ² ≥ x) with df whole degrees of freedom',
    source: 'Abramowitz and Stegun 26.4.4, 26.4.5',
    functions: ['chiSquareTail'],
    input: { x: number, df: whole(1, 1e6) },
    output: ['p'],
    compute: ({ x, df }) => ({ p: chiSquareTail(x, df) }),
  }),
  defineStatistic({
    name: 'binomial',
    meaning: 'P(X = k) and P(X ≤ k) of n trials with probability p',
    source: 'Loader 2000',
    functions: ['binomialCdf', 'logBinomialPmf'],
    input: { k: few, n: few, p: probability },
    output: ['pmf', 'cdf'],
    compute: ({ k, n, p }) => ({
      pmf: k > n ? 0 : Math.exp(logBinomialPmf(k, n, p)),
      cdf: binomialCdf(k, n, p),
    }),
  }),
  defineStatistic({
    name: 'hash_rank',
    meaning: 'number in [0, 1) that decides a selection: first 48 bits of SHA-256 of seed|purpose|key',
    source: 'SHA-256',
    functions: ['hashRank'],
    input: { seed: text, purpose: text, key: text },
    output: ['u'],
    compute: ({ seed, purpose, key }) => ({ u: hashRank(seed, purpose, key) }),
  }),
];
