import { statistic, type Term, word } from '../term.ts';

/** Whether a difference may be chance, and what a study could have found. */
export const TEST_TERMS = {
  p_value: word(
    'p',
    'How often a difference at least as large would arise if there were none; all tests here are two-sided. A small p says that chance alone is an unlikely account, not that the difference is large.',
    ['permutation', 'holm', 'power'],
  ),
  permutation: statistic(
    'Permutation',
    'How often a mean difference as large, of either sign, arises when A and B are exchanged at random within each task; it needs no distribution. Where the sides have unequal numbers of scored runs, single runs are exchanged instead of sides.',
    'Fisher, “The design of experiments”, 1935, §21.',
    ['p_value', 'holm', 'mcnemar_exact'],
  ),
  mcnemar_exact: statistic(
    'McNemar, exact',
    'Looks only at tasks that one side alone solves: how often would fair coin tosses split them as unevenly? The exact test is cautious, so it misses more than mid-p does.',
    'McNemar, “Note on the sampling error of the difference between correlated proportions”, 1947.',
    ['mcnemar_mid_p', 'discordant', 'one_outcome'],
  ),
  mcnemar_mid_p: statistic(
    'McNemar, mid-p',
    'McNemar’s exact test in which the observed split counts with half its probability. It is less cautious than the exact test and rejects in about 5% where there is no effect.',
    'Fagerland, Lydersen and Laake, “The McNemar test for binary matched-pairs data”, 2013.',
    ['mcnemar_exact', 'discordant'],
  ),
  holm: statistic(
    'Holm',
    'The p-value adjusted for the number of tests in its family, so that the chance of any false finding among them stays at 5%. A family is one table: the rows of a comparison, the measures of a row, or the pairs of a ranking.',
    'Holm, “A simple sequentially rejective multiple test procedure”, 1979.',
    ['p_value', 'permutation'],
  ),
  wilcoxon: statistic(
    'Wilcoxon',
    'Ranks the tasks’ differences by size: do increases outweigh decreases? Outliers count by rank alone, and differences are rounded to 12 digits first, so that equal ones tie.',
    'Wilcoxon, “Individual comparisons by ranking methods”, 1945; ties: Cureton, 1967.',
    ['holm', 'median_change'],
  ),
  discordant: statistic(
    'Discordant tasks',
    'Tasks that one side alone solves, with one outcome per task: b by A only, c by B only. They alone tell the sides apart.',
    'Off-diagonal cells of the paired 2×2 table: McNemar, 1947.',
    ['transitions', 'mcnemar_exact', 'one_outcome'],
  ),
  power: statistic(
    'Power',
    'The chance of finding the stated difference with p < 0.05, if it is real, with as many tasks and as many discordant ones as here. It does not judge the observed difference.',
    'Normal approximation: Connor, 1987; beside it McNemar’s tests by enumeration of all tables.',
    ['detectable', 'tasks_needed', 'discordant'],
  ),
  detectable: statistic(
    'Detectable difference',
    'The least true difference that a study like this finds four times in five, also called minimum detectable effect. A smaller one may well be there and stay unseen.',
    'Solves the power for the difference; for task means (z₀.₉₇₅ + z₀.₈)·sd/√n.',
    ['power', 'tasks_needed'],
  ),
  tasks_needed: statistic(
    'Tasks needed',
    'Tasks for the stated difference to be found four times in five, if they vary as those here do. Some of the tasks of a plan will be dropped, so plan for more.',
    'Solves the power for n: Connor, 1987; for task means ((z₀.₉₇₅ + z₀.₈)·sd/δ)².',
    ['power', 'runs_needed'],
  ),
  variation: word(
    'Variation',
    'What the power is reckoned with: the share of discordant tasks for one outcome per task, the standard deviation of the differences for task means. The more the tasks vary, the more of them it takes.',
    ['power', 'discordant'],
  ),
  equivalence: statistic(
    'Equivalence',
    'Two one-sided tests at 5%: is the difference surely above −margin, and surely below +margin? That no difference was found is not equivalence; only this is, within the stated margin.',
    'Schuirmann, “A comparison of the two one-sided tests procedure and the power approach”, 1987.',
    ['p_value', 'power'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
