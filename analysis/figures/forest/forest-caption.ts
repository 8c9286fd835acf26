import { cohortWords } from '../../cohort/cohort-words.ts';
import { isUnpaired, rowNoun, taskRange } from '../../compare/comparison-words.ts';
import { SIGNIFICANCE } from '../../compare/significance.ts';
import { count } from '../../format/number.ts';
import type { ComparisonResult } from '../../model/comparison.ts';
import type { ForestOptions } from './forest-rows.ts';

/** The figure's name in a few words. */
export function forestTitle(data: Pick<ComparisonResult, 'a' | 'b' | 'comparisons'>): string {
  const what = isUnpaired(data)
    ? 'Differences in resolve rate between groups of tasks'
    : 'Paired differences in resolve rate';
  return `${what}, ${data.b} minus ${data.a}`;
}

/**
 * What the figure shows, in sentences for the line beneath it: what is compared over how many rows and tasks, of
 * which cohort, what each mark is, and the seed of the resampling.
 *
 * The line is the percentile bootstrap, so that rows and their mean are of one method. The band is Newcombe's
 * interval rather than BCa: BCa repeats the bootstrap, Newcombe's is computed without it and stays honest where few
 * or no tasks differ and every resample looks alike.
 */
export function forestCaption(data: ComparisonResult, options: ForestOptions = {}): string {
  return [
    forestSubject(data),
    ...(isUnpaired(data) ? GROUP_MARKS : PAIR_MARKS),
    ...(options.repositories ? ['Grey rows: single repositories with Newcombe intervals.'] : []),
    ...(data.comparisons.length > 1
      ? [
          `Diamond: unweighted mean of the ${rowNoun(data, 2)} with its interval from resampling tasks ${isUnpaired(data) ? 'of each side jointly for all' : 'jointly'}.`,
        ]
      : []),
    `Seed: ${data.seed}.`,
  ].join(' ');
}

const PAIR_MARKS = [
  `Dots: mean difference over tasks, filled where Holm-adjusted p < ${SIGNIFICANCE}.`,
  'Lines and brackets: 95% percentile intervals, bootstrap over tasks.',
  'Bands: 95% Newcombe intervals for paired proportions, one outcome per task.',
];

const GROUP_MARKS = [
  `Dots: difference of the means over the tasks of each side, filled where Holm-adjusted p < ${SIGNIFICANCE}.`,
  'Lines and brackets: 95% percentile intervals, bootstrap over the tasks of each side by themselves.',
  'Bands: 95% Newcombe intervals for independent proportions, where each task has one verdict.',
];

/** The caption's first sentence, which holds for the same data as a table too. */
export function forestSubject(data: ComparisonResult): string {
  const n = data.comparisons.length;
  const { name, n_tasks, hash } = data.cohort;
  const words = cohortWords(data.cohort.within);
  const within = words === null ? '' : `, within ${words}`;
  const over = n === 0 ? '' : `, of ${n} ${rowNoun(data, n)} over ${taskCount(data)}`;
  return `${forestTitle(data)}, in percentage points${over} (cohort ${name}, ${tasks(n_tasks)}, ${hash})${within}.`;
}

function taskCount(data: ComparisonResult): string {
  const { comparisons } = data;
  if (!isUnpaired(data)) return `${written(taskRange(comparisons))} scored on both sides`;
  const [a, b] = [taskRange(comparisons, 'n_tasks_a'), taskRange(comparisons, 'n_tasks_b')];
  return `${written(a)} of A and ${written(b)} of B, which share none`;
}

function written([least, most]: readonly [number, number]): string {
  return least === most ? tasks(most) : `${count(least)}–${tasks(most)}`;
}

function tasks(n: number): string {
  return `${count(n)} ${n === 1 ? 'task' : 'tasks'}`;
}
