import { AGREEMENT } from './named/agreement.ts';
import { BOOTSTRAPS } from './named/bootstraps.ts';
import { DISTRIBUTIONS } from './named/distributions.ts';
import { FAMILIES } from './named/families.ts';
import { INDEPENDENT } from './named/independent.ts';
import { PAIRED_DIFFERENCES } from './named/paired-differences.ts';
import { PAIRED_TABLES } from './named/paired-tables.ts';
import { POWER } from './named/power.ts';
import { RANKS } from './named/ranks.ts';
import { REPEATS } from './named/repeats.ts';
import { RUNS } from './named/runs.ts';
import { TAILS } from './named/tails.ts';
import type { Statistic } from './statistic.ts';

/** Every statistic that can be called by name. */
export const STATISTICS: readonly Statistic[] = [
  ...PAIRED_TABLES,
  ...PAIRED_DIFFERENCES,
  ...BOOTSTRAPS,
  ...RUNS,
  ...REPEATS,
  ...INDEPENDENT,
  ...FAMILIES,
  ...RANKS,
  ...AGREEMENT,
  ...DISTRIBUTIONS,
  ...POWER,
  ...TAILS,
];
