import { statistic, type Term, word } from '../term.ts';

/** Two sides that share no task: two independent groups of tasks. */
export const GROUP_TERMS = {
  group_tasks: word(
    'Tasks of a side',
    'Where the sides share no task, the scored tasks of one of them; its rate is over these. The two numbers may differ, and neither side is paired with the other.',
    ['compared', 'group_difference'],
  ),
  group_difference: statistic(
    'B − A of two groups',
    'Mean over the tasks of B of the share of runs solved, minus that over the tasks of A. The sides share no task, and every task counts once on its side.',
    'Two independent samples of tasks, the task being the unit.',
    ['difference', 'group_percentile', 'group_permutation'],
  ),
  group_percentile: statistic(
    'Percentile bootstrap of two groups',
    '95% interval between the 2.5% and the 97.5% quantile of the difference over resamples of the tasks of each side by themselves. Each task keeps all its runs.',
    'Efron, “Bootstrap methods: another look at the jackknife”, 1979; two samples: Efron and Tibshirani, 1993, ch. 8.',
    ['percentile', 'group_bca'],
  ),
  group_bca: statistic(
    'BCa of two groups',
    '95% interval from resampling the tasks of each side by themselves, with all their runs, corrected for bias and skew. Where the correction is undefined it is the percentile interval.',
    'Efron, “Better bootstrap confidence intervals”, 1987; several samples: Davison and Hinkley, 1997, §5.3.',
    ['bca', 'group_percentile'],
  ),
  welch: statistic(
    'Welch’s t',
    'The difference of the means over tasks ± Student’s t times its standard error, √(sd²/n of A + sd²/n of B); its test asks whether the difference is zero. The spreads of the sides may differ.',
    'Welch, “The generalization of ‘Student’s’ problem when several different population variances are involved”, 1947.',
    ['clustered_t', 'group_difference'],
  ),
  group_permutation: statistic(
    'Permutation of tasks',
    'How often a difference as large arises when tasks are exchanged at random between the sides, which keep their sizes. Small p says that the tasks are no random split, not why.',
    'Pitman, “Significance tests which may be applied to samples from any populations”, 1937.',
    ['permutation', 'holm'],
  ),
  group_estimands: statistic(
    'Four averages of two groups',
    'Task means weigh tasks alike (the primary), per-run rates weigh repeats alike, pooled runs weigh runs alike, and the majority is one outcome per task. The last has Newcombe’s interval for independent proportions.',
    'Newcombe, 1998, method 10, for one outcome per task.',
    ['estimands', 'newcombe_independent'],
  ),
  mann_whitney: statistic(
    'Mann–Whitney',
    'Ranks the tasks of both sides together: do those of one side lie higher? Outliers count by rank alone, and p is normal, corrected for ties and continuity.',
    'Mann and Whitney, “On a test of whether one of two random variables is stochastically larger than the other”, 1947.',
    ['wilcoxon', 'holm'],
  ),
  group_ratio: statistic(
    'Ratio of means',
    'The mean over tasks of B by that of A, with a percentile interval from resampling the tasks of each side by themselves. 1.10 means that those of B take 10% more.',
    'Efron and Tibshirani, “An introduction to the bootstrap”, 1993, ch. 8.',
    ['ratio', 'group_percentile'],
  ),
  group_sensitivity: statistic(
    'Unscored, of two groups',
    'The first line drops tasks without a verdict; the others count what has none as failed, or as whatever favours or harms B most. The last two are the limits of what any verdicts could give.',
    'Bounds: Horowitz and Manski, “Nonparametric analysis of randomized experiments with missing covariate and outcome data”, 2000.',
    ['sensitivity', 'unscored'],
  ),
  group_power: statistic(
    'Power of two groups',
    'The chance of finding the stated difference with p < 0.05, if it is real, with as many tasks a side and as much variation between them as here. It does not judge the observed difference.',
    'Normal approximation: Φ(|δ|/se − z₀.₉₇₅), se = √(sd²/n of A + sd²/n of B).',
    ['power', 'group_detectable'],
  ),
  group_detectable: statistic(
    'Detectable difference of two groups',
    'The least true difference that a study like this finds four times in five. A smaller one may well be there and stay unseen.',
    '(z₀.₉₇₅ + z₀.₈)·se.',
    ['detectable', 'group_power'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
