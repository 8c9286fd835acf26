import { rowNoun } from '../../compare/comparison-words.ts';
import { SIGNIFICANCE } from '../../compare/significance.ts';
import type { ComparisonResult } from '../../model/comparison.ts';
import { counted } from '../counted.ts';
import type { ForestOptions } from './forest-rows.ts';

/** The figure's name in a few words. */
export function forestTitle(data: Pick<ComparisonResult, 'a' | 'b'>): string {
  return `Paired differences in resolve rate, ${data.b} minus ${data.a}`;
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
    `Dots: mean difference over tasks, filled where Holm-adjusted p < ${SIGNIFICANCE}.`,
    'Lines and brackets: 95% percentile intervals, bootstrap over tasks.',
    'Bands: 95% Newcombe intervals for paired proportions, one outcome per task.',
    ...(options.repositories ? ['Grey rows: single repositories with Newcombe intervals.'] : []),
    ...(data.comparisons.length > 1
      ? [
          `Diamond: unweighted mean of the ${rowNoun(data.by, 2)} with its interval from resampling tasks jointly.`,
        ]
      : []),
    `Seed: ${data.seed}.`,
  ].join(' ');
}

/** The caption's first sentence, which holds for the same data as a table too. */
export function forestSubject(data: ComparisonResult): string {
  const n = data.comparisons.length;
  const { name, n_tasks, hash } = data.cohort;
  const over =
    n === 0
      ? ''
      : `, of ${n} ${rowNoun(data.by, n)} over ${counted(
          data.comparisons.map((row) => row.n_tasks),
          'task',
        )} scored on both sides`;
  return `${forestTitle(data)}, in percentage points${over} (cohort ${name}, ${counted([n_tasks], 'task')}, ${hash}).`;
}
