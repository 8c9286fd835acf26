import { statistic, type Term, word } from '../term.ts';

/** The order of systems and how much of it is sure. */
export const RANK_TERMS = {
  rank: statistic(
    'Rank',
    'Place in the order of scores over tasks that are scored for every system on both sides, 1 the best. Equal scores share the mean of their places.',
    'Midranks: Kendall, “Rank correlation methods”, 1970.',
    ['rank_set', 'rank_shift'],
  ),
  rank_tasks: word(
    'Scored tasks of a system',
    'Tasks that one system is scored on under both sides, whatever the others. Ranks, scores and sets are over those alone that all ranked systems share.',
    ['rank', 'compared'],
  ),
  rank_shift: statistic(
    'Rank shift',
    'Rank under B minus rank under A: above zero the system falls behind. Nearly tied systems change places by chance, so read it beside the confidence sets.',
    'rank_B − rank_A of midranks.',
    ['rank', 'rank_set', 'swap_probability'],
  ),
  rank_set: statistic(
    'Rank confidence set',
    'The ranks that paired tests of all pairs leave open: from 1 plus the systems surely better to n minus those surely worse. All sets of one side hold their true ranks together with 95% probability.',
    'Holm, 1979; Mogstad, Romano, Shaikh and Wilhelm, “Inference for ranks”, 2024.',
    ['rank', 'rank_interval', 'holm'],
  ),
  rank_interval: statistic(
    'Bootstrap rank interval',
    '95% percentile interval of the rank over resamples of tasks, the same for all systems. It describes, and is too narrow where systems are nearly tied; the confidence set is not.',
    'Efron and Tibshirani, “An introduction to the bootstrap”, 1993.',
    ['rank_set', 'percentile'],
  ),
  swap_probability: statistic(
    'Swap probability',
    'Share of the resamples of tasks that reverse the observed order of two systems, ties counted half. Near one half, the order of the two is a toss of a coin.',
    'Joint task bootstrap: Efron and Tibshirani, “An introduction to the bootstrap”, 1993.',
    ['rank', 'rank_set'],
  ),
  kendall: statistic(
    'Kendall’s τ_b',
    'Pairs of systems in the same order on both sides minus pairs in opposite order, by all pairs, with a correction for ties. 1 is the same order, −1 the reverse, and 0 no agreement.',
    'Kendall, “Rank correlation methods”, 1970: (C − D)/√((n₀ − t_x)(n₀ − t_y)).',
    ['spearman', 'rank_shift'],
  ),
  spearman: statistic(
    'Spearman’s ρ',
    'Correlation of the ranks on both sides, equal scores sharing the mean of theirs. One system that moves far weighs more in it than in τ_b.',
    'Spearman, “The proof and measurement of association between two things”, 1904.',
    ['kendall', 'rank'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
