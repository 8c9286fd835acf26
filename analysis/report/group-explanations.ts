import type { Explanation } from '../model/report.ts';
import { explained } from './explained.ts';

/** What figures mean, and where their formulas come from, where the sides share no task; beside `EXPLANATIONS`. */
export const GROUP_EXPLANATIONS = {
  group_difference: explained(
    'B − A of two groups',
    'Mean over the tasks of B of the share of runs solved, minus that over the tasks of A; the sides share no task, and every task counts once on its side.',
    'Two independent samples of tasks, the task being the unit.',
  ),
  group_bca: explained(
    'BCa of two groups',
    '95% interval from resampling the tasks of each side by themselves, with all their runs, corrected for bias and skew. Where the correction is undefined it is the percentile interval.',
    'Efron, “Better bootstrap confidence intervals”, 1987; several samples: Davison and Hinkley, 1997, §5.3.',
  ),
  welch: explained(
    'Welch’s t',
    'The difference of the means over tasks ± Student’s t times its standard error, √(sd²/n of A + sd²/n of B): the spreads of the sides may differ.',
    'Welch, “The generalization of ‘Student’s’ problem when several different population variances are involved”, 1947.',
  ),
  newcombe_independent: explained(
    'Newcombe, independent',
    '95% interval of the difference of the rates of two groups, where each task has one verdict: square-and-add of both Wilson intervals.',
    'Newcombe, “Interval estimation for the difference between independent proportions”, 1998, method 10.',
  ),
  group_permutation: explained(
    'Permutation of tasks',
    'How often a difference as large arises when tasks are exchanged at random between the sides, which keep their sizes. Small p says that the tasks are no random split, not why.',
    'Pitman, “Significance tests which may be applied to samples from any populations”, 1937.',
  ),
  group_estimands: explained(
    'Four averages of two groups',
    'Task means weigh tasks alike (the primary); per-run rates weigh repeats alike; pooled runs weigh runs alike; the majority is one outcome per task, with Newcombe’s interval for independent proportions.',
    'Newcombe, 1998, method 10, for one outcome per task.',
  ),
  mann_whitney: explained(
    'Mann–Whitney',
    'Ranks the tasks of both sides together: do those of one side lie higher? Outliers count by rank alone. Normal, corrected for ties and continuity.',
    'Mann and Whitney, “On a test of whether one of two random variables is stochastically larger than the other”, 1947.',
  ),
  group_ratio: explained(
    'Ratio of means',
    'The mean over tasks of B by that of A, with a percentile interval from resampling the tasks of each side by themselves: 1.10 means that those of B take 10% more.',
    'Efron and Tibshirani, “An introduction to the bootstrap”, 1993, ch. 8.',
  ),
  group_sensitivity: explained(
    'Unscored',
    'The first line drops tasks without a verdict. The others count what has none as failed, or as whatever favours or harms B most: the last two are the limits of what any verdicts could give.',
    'Bounds: Horowitz and Manski, “Nonparametric analysis of randomized experiments with missing covariate and outcome data”, 2000.',
  ),
  group_power: explained(
    'Power of two groups',
    'The chance of finding the stated difference with p < 0.05, if it is real, with as many tasks a side and as much variation between them as here. It does not judge the observed difference.',
    'Normal approximation: Φ(|δ|/se − z₀.₉₇₅), se = √(sd²/n of A + sd²/n of B).',
  ),
  group_detectable: explained(
    'Detectable difference of two groups',
    'The least true difference that a study like this finds four times in five.',
    '(z₀.₉₇₅ + z₀.₈)·se.',
  ),
} as const satisfies Readonly<Record<string, Explanation>>;
