import { statistic, type Term, word } from '../term.ts';

/** Which tasks changed sides, and what repeating the runs would change by itself. */
export const TRANSITION_TERMS = {
  transitions: word(
    'Transitions',
    'Tasks by what they came to under A and then under B, with one outcome per task: SS both solve, SU A only, US B only, UU neither. SU and US are the tasks that flipped.',
    ['discordant', 'retention', 'one_outcome'],
  ),
  one_outcome: statistic(
    'One outcome per task',
    'The task’s run where a side has one, else the majority of at least two scored runs. A tie has no outcome, and its task is set apart as excluded.',
    'Solved where more than half of at least two scored runs are.',
    ['excluded', 'transitions'],
  ),
  excluded: word(
    'Excluded, tied',
    'Compared tasks without one outcome on both sides: their repeats tie, or several were run and fewer than two are scored. They count in the difference of task means, not in the 2×2.',
    ['one_outcome', 'transitions'],
  ),
  flipped: word(
    'Flipped',
    'Tasks that one side alone solves, in either direction. They are the first to read, since what was changed shows in their transcripts.',
    ['transitions', 'overturn_null'],
  ),
  retention: statistic(
    'Retention',
    'Of the tasks that A solves (one outcome per task), the share that B still solves. Overturn is the rest.',
    'SS/(SS + SU).',
    ['overturn', 'overturn_null'],
  ),
  overturn: statistic(
    'Overturn',
    'Of the tasks that A solves (one outcome per task), the share that B does not solve. Running A again would overturn some too, so read it beside the overturn by chance.',
    'SU/(SS + SU).',
    ['retention', 'overturn_null', 'net_change'],
  ),
  overturn_null: statistic(
    'Overturn by chance',
    'The overturn that repeating the runs brings by itself: the mean when run labels are permuted between A and B within each task. Only what exceeds it is an effect.',
    'Permutation within tasks; exact, by the hypergeometric distribution of solved runs.',
    ['overturn', 'permutation'],
  ),
  net_change: statistic(
    'Net change',
    '(SU − US)/tasks: tasks lost minus tasks gained. Unlike overturn it is zero on average when B changes nothing.',
    'Off-diagonal cells of the paired 2×2 table.',
    ['overturn', 'newcombe'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
