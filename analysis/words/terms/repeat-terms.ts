import { statistic, type Term, word } from '../term.ts';

/** What several runs of a task tell beyond their mean. */
export const REPEAT_TERMS = {
  repeat: word(
    'Repeat',
    'One of several runs of the same system under the same condition on the same task. Repeats tell how much of a rate is luck; more of them do not replace more tasks.',
    ['run', 'run_noise', 'runs_needed'],
  ),
  any_of_k: statistic(
    'Any of k',
    'The chance that at least one of k runs of a task solves it, averaged over the tasks. It is what one gets by trying k times and knowing which try is right.',
    'pass@k: Chen and others, “Evaluating large language models trained on code”, 2021.',
    ['all_of_k', 'repeat'],
  ),
  all_of_k: statistic(
    'All of k',
    'The chance that every one of k runs of a task solves it, averaged over the tasks. It tells how far one can rely on the system.',
    'pass^k: Yao and others, “τ-bench”, 2024.',
    ['any_of_k', 'repeat'],
  ),
  run_noise: statistic(
    'Noise of runs',
    'How far one run of a task scatters about the task’s own rate, beside how far the tasks’ differences would scatter if each had endless runs. More runs lessen the first, only more tasks the second.',
    'Variance components by moments: Searle, Casella and McCulloch, 1992, ch. 3.',
    ['runs_needed', 'repeat'],
  ),
  runs_needed: statistic(
    'Runs needed',
    'Runs of each task on each side for the stated difference to be found four times in five, with as many tasks as here. Where even endless runs do not suffice, it takes more tasks.',
    '(z₀.₉₇₅ + z₀.₈)·√((σ²_between + (σ²_A + σ²_B)/R)/n).',
    ['run_noise', 'tasks_needed', 'power'],
  ),
} as const satisfies Readonly<Record<string, Term>>;
