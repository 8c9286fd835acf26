import { statistic, type Term, word } from '../term.ts';

/** The difference between two sides, its intervals, and what it leans on. */
export const DIFFERENCE_TERMS = {
  difference: statistic(
    'B − A',
    'Mean over tasks of the share of runs solved under B minus that under A. Every task counts once, however many runs it has.',
    'The task as the unit: Miller, “Adding error bars to evals”, 2024.',
    ['task_rate', 'percentile', 'estimands', 'points'],
  ),
  mean_difference: statistic(
    'Mean difference',
    'Mean of the rows’ differences, every row weighing the same. Its interval resamples tasks for all rows together, since they were judged on the same tasks.',
    'Unweighted mean; joint task bootstrap, Efron and Tibshirani, “An introduction to the bootstrap”, 1993.',
    ['difference', 'percentile'],
  ),
  percentile: statistic(
    'Percentile bootstrap',
    '95% interval between the 2.5% and the 97.5% quantile of the mean difference over resamples of whole tasks, each with all its runs on both sides. It needs no distribution, but enough tasks that differ.',
    'Efron, “Bootstrap methods: another look at the jackknife”, 1979; Efron and Tibshirani, 1993, ch. 13.',
    ['bca', 'resamples', 'quantile'],
  ),
  bca: statistic(
    'BCa',
    '95% interval from resampling whole tasks with all their runs, corrected for bias and skew. Where the correction is undefined it is the percentile interval.',
    'Efron, “Better bootstrap confidence intervals”, 1987.',
    ['percentile', 'resamples'],
  ),
  clustered_t: statistic(
    't over tasks',
    'The mean ± Student’s t times its standard error over tasks, sd/√n; its test asks whether the mean is zero. It assumes that the mean over tasks is nearly normal.',
    'Student, “The probable error of a mean”, 1908; clustered as in Liang and Zeger, 1986.',
    ['difference', 'clustered'],
  ),
  newcombe: statistic(
    'Newcombe, paired',
    '95% interval of the difference of two paired proportions, built from the Wilson interval of each and their correlation. It takes one outcome per task: its run, or the majority of its runs.',
    'Newcombe, “Improved confidence intervals for the difference between binomial proportions based on paired data”, 1998, method 10.',
    ['newcombe_independent', 'wilson', 'one_outcome'],
  ),
  newcombe_independent: statistic(
    'Newcombe, independent',
    '95% interval of the difference of two proportions over different tasks, built from the Wilson interval of each. It is for groups of tasks, such as a cohort and the rest, not for two sides of one task.',
    'Newcombe, “Interval estimation for the difference between independent proportions”, 1998, method 10.',
    ['newcombe', 'wilson'],
  ),
  relative_change: statistic(
    'Relative change',
    'The difference divided by the rate of A: a fall from 40% to 30% is −25%. It is undefined where A solves nothing, and large where A solves little.',
    '(B − A)/A.',
    ['difference', 'points'],
  ),
  compared: word(
    'Compared tasks',
    'Tasks with a scored run on both sides; every number of the row is over these. What has a run on one side only, or no verdict, is dropped and counted.',
    ['dropped', 'cohort'],
  ),
  dropped: word(
    'Dropped tasks',
    'Tasks with a run on either side that are not scored on both. They are in no number of the comparison; the sensitivity table counts them in several ways.',
    ['compared', 'sensitivity', 'unscored'],
  ),
  missing: word(
    'No run',
    'Dropped tasks of which one side has no run at all. Missing is not failed: only the sensitivity table counts it so, and says that it does.',
    ['dropped', 'sensitivity'],
  ),
  sensitivity: statistic(
    'Unscored and missing',
    'The first line drops tasks that are not scored on both sides; the others count what has no verdict as failed, or as whatever favours or harms B most. The last two are the limits of what any verdicts could give.',
    'Bounds: Horowitz and Manski, “Nonparametric analysis of randomized experiments with missing covariate and outcome data”, 2000.',
    ['dropped', 'unscored'],
  ),
  changes: word(
    'Changes',
    'What turns over against the first line: the sign of the difference, or whether p is below 0.05. A finding that turns over here rests on what is not known.',
    ['sensitivity', 'without'],
  ),
  estimands: statistic(
    'Four averages',
    'Task means weigh tasks alike (the primary), per-run rates weigh repeats alike, pooled runs weigh runs alike, and the majority is one outcome per task. They differ where runs are unscored.',
    'Pooled runs: least squares with CR1 errors by task, Liang and Zeger, 1986.',
    ['difference', 'one_outcome', 'repeat'],
  ),
  clustered: statistic(
    'Clustered by repository',
    'Standard error where tasks of one repository may succeed and fail together. With few repositories, or one that holds most tasks, it is still too small.',
    'CR1: Liang and Zeger, “Longitudinal data analysis using generalized linear models”, 1986; Cameron and Miller, 2015.',
    ['two_level', 'without', 'repository'],
  ),
  two_level: statistic(
    'Two-level bootstrap',
    '95% percentile interval from drawing repositories, then tasks within each drawn repository. It tells what other repositories might show, and is too narrow where there are few.',
    'Davison and Hinkley, “Bootstrap methods and their application”, 1997, §3.8.',
    ['clustered', 'percentile'],
  ),
  without: statistic(
    'Leave one repository out',
    'The difference over the tasks of all other repositories, with t over tasks. A sign or significance that turns on one repository is no general finding.',
    'Jackknife over clusters: Efron and Tibshirani, “An introduction to the bootstrap”, 1993, ch. 11.',
    ['clustered', 'repository'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
