import { statistic, type Term, word } from '../term.ts';

/** What runs take: steps, tokens, cost and time, and how two sides of them are compared. */
export const MEASURE_TERMS = {
  measure: word(
    'Measure',
    'What runs take: steps, tokens, cost or time. It is compared over tasks that have it on both sides, with a verdict or without.',
    ['steps', 'tokens', 'cost', 'duration'],
  ),
  steps: word(
    'Steps',
    'Calls of the model in a run. Means are over the runs that report them; a zero that nobody counted is unknown.',
    ['tokens', 'run'],
  ),
  tokens: word(
    'Tokens',
    'What the model read and wrote: uncached and cached input, and output. Means are over the runs that report them.',
    ['cached_tokens', 'cost'],
  ),
  cached_tokens: word(
    'Cached tokens',
    'Input tokens that the provider had read before and charges less for. They are part of the input tokens and are counted once.',
    ['tokens', 'cost'],
  ),
  cost: word(
    'Cost',
    'US dollars as the source reports them for the run. Means are over the runs that report it; prices differ between sources and dates.',
    ['tokens', 'ratio'],
  ),
  duration: word(
    'Duration',
    'Seconds from the run’s start to its end, as the source reports them. They hold waiting for models and machines, so they compare only where both were alike.',
    ['steps'],
  ),
  mean: statistic(
    'Mean',
    'Sum by number; of a side, the mean over tasks of the mean over the task’s runs that report the measure. One task that takes very much moves it, and not the median.',
    'Arithmetic mean.',
    ['median'],
  ),
  median: statistic(
    'Median',
    'The value that half of the tasks stay below: the 50% quantile. A few tasks that take very much do not move it.',
    'Quantile of type 7: Hyndman and Fan, “Sample quantiles in statistical packages”, 1996.',
    ['quantile', 'mean', 'median_change'],
  ),
  median_change: statistic(
    'Median change',
    'The median over tasks of B minus A, over the tasks measured on both sides. It is not the difference of the two medians.',
    'Quantile of type 7: Hyndman and Fan, 1996.',
    ['median', 'wilcoxon'],
  ),
  quantile: statistic(
    'Quantile, type 7',
    'The value that a share p of the sorted values stays below, on a straight line between neighbours at place p·(n − 1). It is the default of R, NumPy and spreadsheets.',
    'Hyndman and Fan, “Sample quantiles in statistical packages”, 1996, type 7.',
    ['median', 'percentile'],
  ),
  ratio: statistic(
    'Ratio of sums',
    'All of B by all of A over the tasks measured on both sides, with a percentile interval from resampling tasks. 1.10 means that B takes 10% more.',
    'Efron and Tibshirani, “An introduction to the bootstrap”, 1993.',
    ['geometric_ratio', 'percentile'],
  ),
  geometric_ratio: statistic(
    'Geometric ratio',
    'The geometric mean of the tasks’ ratios B/A, with an interval from resampling tasks. Every task weighs the same here, while the ratio of sums follows the tasks that take most.',
    'Fleming and Wallace, “How not to lie with statistics: the correct way to summarize benchmark results”, 1986.',
    ['ratio'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
