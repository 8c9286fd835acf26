import type { Explanation } from '../model/report.ts';
import { explained } from './explained.ts';
import type { GROUP_EXPLANATIONS } from './group-explanations.ts';

/** What each figure of a report means to a reader, and where its formula comes from. */
export const EXPLANATIONS = {
  difference: explained(
    'B − A',
    'Mean over tasks of the share of runs solved under B minus that under A; every task counts once, however many runs it has.',
    'The task as the unit: Miller, “Adding error bars to evals”, 2024.',
  ),
  bca: explained(
    'BCa',
    '95% interval from resampling whole tasks with all their runs, corrected for bias and skew. Where the correction is undefined it is the percentile interval.',
    'Efron, “Better bootstrap confidence intervals”, 1987.',
  ),
  clustered_t: explained(
    't',
    'The same mean ± Student’s t times its standard error over tasks, sd/√n. It assumes that the mean over tasks is nearly normal.',
    'Student, “The probable error of a mean”, 1908; clustered as in Liang and Zeger, 1986.',
  ),
  newcombe: explained(
    'Newcombe',
    '95% interval of the difference of two paired proportions, with one outcome per task: its run, or the majority of its runs.',
    'Newcombe, “Improved confidence intervals for the difference between binomial proportions based on paired data”, 1998, method 10.',
  ),
  permutation: explained(
    'Permutation',
    'How often a difference as large arises when A and B are exchanged at random within each task. Needs no distribution.',
    'Fisher, “The design of experiments”, 1935, §21.',
  ),
  mcnemar: explained(
    'McNemar',
    'Looks only at tasks that one side alone solves: are they split more unevenly than coin tosses? The exact test is cautious; mid-p is less so.',
    'McNemar, 1947; mid-p: Fagerland, Lydersen and Laake, 2013.',
  ),
  holm: explained(
    'Holm',
    'The p-value adjusted for the number of tests in its family, so that the chance of any false finding among them stays at 5%.',
    'Holm, “A simple sequentially rejective multiple test procedure”, 1979.',
  ),
  sensitivity: explained(
    'Unscored and missing',
    'The first line drops tasks that are not scored on both sides. The others count what has no verdict as failed, or as whatever favours or harms B most: the last two are the limits of what any verdicts could give.',
    'Bounds: Horowitz and Manski, “Nonparametric analysis of randomized experiments with missing covariate and outcome data”, 2000.',
  ),
  clustered: explained(
    'Clustered by repository',
    'Standard error where tasks of one repository may succeed and fail together. With few repositories, or one that holds most tasks, it is still too small.',
    'CR1: Liang and Zeger, “Longitudinal data analysis using generalized linear models”, 1986; Cameron and Miller, 2015.',
  ),
  two_level: explained(
    'Two-level bootstrap',
    '95% percentile interval from drawing repositories, then tasks within each drawn repository: what other repositories might show.',
    'Davison and Hinkley, “Bootstrap methods and their application”, 1997, §3.8.',
  ),
  without: explained(
    'Leave one repository out',
    'The difference over the tasks of all other repositories, with t over tasks. A sign or significance that turns on one repository is no general finding.',
    'Jackknife over clusters: Efron and Tibshirani, “An introduction to the bootstrap”, 1993, ch. 11.',
  ),
  retention: explained(
    'Retention and overturn',
    'Of the tasks that A solves (one outcome per task), the share that B still solves; overturn is the rest.',
    'SS/(SS + SU), SU/(SS + SU).',
  ),
  overturn_null: explained(
    'Overturn by chance',
    'The overturn that repeating the runs brings by itself: the mean when run labels are permuted between A and B within each task. Only what exceeds it is an effect.',
    'Permutation within tasks; exact, by the hypergeometric distribution of solved runs.',
  ),
  net_change: explained(
    'Net change',
    '(SU − US)/tasks: tasks lost minus tasks gained. Unlike overturn it is zero on average when B changes nothing.',
    'Off-diagonal cells of the paired 2×2 table.',
  ),
  estimands: explained(
    'Four averages',
    'Task means weigh tasks alike (the primary); per-run rates weigh repeats alike; pooled runs weigh runs alike; the majority is one outcome per task. They differ where runs are unscored.',
    'Pooled runs: least squares with CR1 errors by task, Liang and Zeger, 1986.',
  ),
  any_of_k: explained(
    'Any of k',
    'The chance that at least one of k runs of a task solves it, averaged over the tasks: what one gets by trying k times and knowing which try is right.',
    'pass@k: Chen and others, “Evaluating large language models trained on code”, 2021.',
  ),
  all_of_k: explained(
    'All of k',
    'The chance that every one of k runs of a task solves it, averaged over the tasks: how far one can rely on it.',
    'pass^k: Yao and others, “τ-bench”, 2024.',
  ),
  run_noise: explained(
    'Noise of runs',
    'How far one run of a task scatters about the task’s own rate, beside how far the tasks’ differences would scatter if each had endless runs. More runs lessen the first, only more tasks the second.',
    'Variance components by moments: Searle, Casella and McCulloch, 1992, ch. 3.',
  ),
  runs_needed: explained(
    'Runs needed',
    'Runs of each task on each side for the stated difference to be found four times in five, with as many tasks as here.',
    '(z₀.₉₇₅ + z₀.₈)·√((σ²_between + (σ²_A + σ²_B)/R)/n).',
  ),
  power: explained(
    'Power',
    'The chance of finding the stated difference with p < 0.05, if it is real, with as many tasks and as many discordant ones as here. It does not judge the observed difference.',
    'Normal approximation: Connor, 1987; beside it McNemar’s tests by enumeration of all tables.',
  ),
  detectable: explained(
    'Detectable difference',
    'The least true difference that a study like this finds four times in five.',
    'Solves the power for the difference; for task means (z₀.₉₇₅ + z₀.₈)·sd/√n.',
  ),
  wilcoxon: explained(
    'Wilcoxon',
    'Ranks the tasks’ differences by size: do increases outweigh decreases? Outliers count by rank alone. Differences are rounded to 12 digits first, so that equal ones tie.',
    'Wilcoxon, “Individual comparisons by ranking methods”, 1945; ties: Cureton, 1967.',
  ),
  ratio: explained(
    'Ratio of sums',
    'All of B by all of A over the tasks measured on both sides, with a percentile interval from resampling tasks: 1.10 means that B takes 10% more.',
    'Efron and Tibshirani, “An introduction to the bootstrap”, 1993.',
  ),
} as const satisfies Readonly<Record<string, Explanation>>;

export type ExplanationKey = keyof typeof EXPLANATIONS | keyof typeof GROUP_EXPLANATIONS;
