import { isUnpaired, rowNoun } from '../../compare/comparison-words.ts';
import { SIGNIFICANCE } from '../../compare/significance.ts';
import type { ComparisonResult } from '../../model/comparison.ts';
import { cohortClause } from '../cohort-clause.ts';
import { counted } from '../counted.ts';
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
  const over = n === 0 ? '' : `, of ${n} ${rowNoun(data, n)} over ${taskCount(data)}`;
  return `${forestTitle(data)}, in percentage points${over} ${cohortClause(data.cohort)}.`;
}

function taskCount(data: ComparisonResult): string {
  const of = (side: 'n_tasks' | 'n_tasks_a' | 'n_tasks_b') =>
    counted(
      data.comparisons.map((row) => row[side]),
      'task',
    );
  if (!isUnpaired(data)) return `${of('n_tasks')} scored on both sides`;
  return `${of('n_tasks_a')} of A and ${of('n_tasks_b')} of B, which share none`;
}
