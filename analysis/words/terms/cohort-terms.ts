import { statistic, type Term, word } from '../term.ts';

/** Which tasks a number is over, and what it takes to get the number again. */
export const COHORT_TERMS = {
  cohort: word(
    'Cohort',
    'A named set of tasks, such as those that a comparison is over. A number is comparable with another only where the cohort is the same.',
    ['cohort_hash', 'cohort_sample', 'compared'],
  ),
  cohort_hash: statistic(
    'Hash of a cohort',
    'The first sixteen digits of a hash of the sorted task names. Two cohorts with the same hash hold the same tasks, whatever they are called.',
    'SHA-256 of the sorted canonical ids, joined by newlines.',
    ['cohort'],
  ),
  cohort_sample: word(
    'Sample of a cohort',
    'Some of a cohort’s tasks, drawn by a rule that is told. Its rates stand for the whole cohort only within their intervals, and it says that it is a sample.',
    ['cohort', 'seed'],
  ),
  filter: word(
    'Filter',
    'What the runs were restricted to before anything was counted. It is in the address, so a link shows the same numbers.',
    ['cohort'],
  ),
  sides: word(
    'A and B',
    'The two that are compared: conditions, systems, benchmarks or filters. Every difference is B minus A, so above zero B solves more.',
    ['difference', 'condition'],
  ),
  resamples: statistic(
    'Resamples',
    'How many samples of tasks, drawn with replacement, an interval is taken from. All of them are enumerated where they number at most 100,000, so that nothing is left to chance.',
    'Efron, “Bootstrap methods: another look at the jackknife”, 1979.',
    ['percentile', 'seed'],
  ),
  seed: statistic(
    'Seed',
    'The text that all random draws are made from, each use with its own purpose. The same seed on the same runs gives the same numbers to the last digit.',
    'xoshiro128**: Blackman and Vigna, “Scrambled linear pseudorandom number generators”, 2021; its state from SHA-256.',
    ['resamples'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
