import { statistic, type Term, word } from '../term.ts';

/** How often runs resolve their tasks, and what that is counted over. */
export const RATE_TERMS = {
  resolve_rate: statistic(
    'Resolve rate',
    'Resolved runs by scored runs; over several repeats the mean of their rates. Runs without a verdict are in neither number, so read it beside what is unscored.',
    'resolved/scored, as SWE-bench counts it: Jimenez and others, 2024; unscored runs left out.',
    ['rate_interval', 'scored', 'unscored', 'task_rate'],
  ),
  task_rate: statistic(
    'Rate of a side',
    'Mean over the compared tasks of the share of their scored runs that resolve. Every task counts once, however many runs it has.',
    'The task as the unit: Miller, “Adding error bars to evals”, 2024.',
    ['resolve_rate', 'difference', 'estimands'],
  ),
  rate_interval: statistic(
    '95% interval of a rate',
    'Wilson’s interval for one repeat; for several the mean rate ± t over tasks. With several, the tasks are the independent draws and the runs of a task stay together.',
    'Wilson, 1927; Student, 1908, clustered by task as in Liang and Zeger, 1986.',
    ['wilson', 'clustered_t', 'resolve_rate'],
  ),
  wilson: statistic(
    'Wilson',
    '95% interval of a proportion that stays within 0 and 100% and keeps a width where all or none are solved. It takes the runs as independent draws with one chance in common.',
    'Wilson, “Probable inference, the law of succession, and statistical inference”, 1927.',
    ['rate_interval', 'newcombe'],
  ),
  resolved_runs: word(
    'Resolved runs',
    'How many scored runs solved their task. Over several repeats it is the mean number per repeat.',
    ['resolved', 'scored', 'published'],
  ),
  scored: word(
    'Scored',
    'Runs with a verdict that counts: resolved, unresolved, empty patch, failed patch, or a test timeout where the reference passes in time. Over several repeats it is the number of tasks with at least one such run.',
    ['unscored', 'resolve_rate'],
  ),
  unscored: word(
    'Unscored',
    'Runs without a verdict that counts: infrastructure error, not run, no or an ambiguous verdict, or set aside by a person. They are left out of rates and never counted as failures.',
    ['scored', 'sensitivity', 'ambiguous'],
  ),
  suspect: word(
    'Suspect',
    'A scored run in which a list of PASS_TO_PASS tests passes nowhere: a broken environment, damage by the patch, or a cut log. It stays scored until a person sets it aside.',
    ['scored', 'pass_to_pass'],
  ),
  ambiguous: word(
    'Ambiguous',
    'A run whose verdict the source leaves open, such as a leaderboard’s list that does not decide it. It is unscored, and the published count is shown beside what is known.',
    ['unscored', 'published'],
  ),
  published: word(
    'Published',
    'The number of resolved tasks that a leaderboard gives for the system. Where the verdicts at hand do not add up to it, ≠ says so and neither is changed.',
    ['ambiguous', 'resolve_rate'],
  ),
  n_tasks: word(
    'Tasks with a run',
    'Tasks that have at least one run here, scored or not. Tasks without any run are not known of and are in no number.',
    ['task', 'scored'],
  ),
  points: word(
    'Points',
    'Percentage points, the unit of a difference of two rates. From 40% to 30% is −10 points, which is a quarter less.',
    ['difference', 'relative_change'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
