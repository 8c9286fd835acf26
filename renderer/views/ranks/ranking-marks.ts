import type { Mark } from '../../../analysis/words/index.ts';

/** The words of a ranking's sentence and captions that explain themselves. */
export const RANKING_MARKS: readonly Mark[] = [
  [/Kendall’s τ_b/, 'kendall'],
  [/resolve rate/, 'task_rate'],
  [/cohort/, 'cohort'],
  [/change rank|changes rank|Dots: ranks/, 'rank'],
  [/confidence sets/, 'rank_set'],
  [/resamples that reverse/, 'swap_probability'],
  [/Holm/, 'holm'],
  [/Seed/, 'seed'],
];
