import { rowNoun } from '../../compare/comparison-words.ts';
import type { ComparisonResult } from '../../model/comparison.ts';
import { cohortClause } from '../cohort-clause.ts';
import { counted } from '../counted.ts';
import { transitionPanels } from './transition-panels.ts';
import { sideWords } from './transition-words.ts';
import type { TransitionsOptions } from './transitions-options.ts';

/** The figure's name in a few words. */
export function transitionsTitle(data: Pick<ComparisonResult, 'by' | 'a' | 'b'>): string {
  return `Tasks solved or not ${sideWords(data, data.a)}, then ${sideWords(data, data.b)}`;
}

/** The caption's first sentence, which holds for the same data as a table too. */
export function transitionsSubject(data: ComparisonResult): string {
  return `${transitionsTitle(data)}${scopeOf(data)} ${cohortClause(data.cohort)}.`;
}

/** How many squares over how many tasks. */
function scopeOf(data: ComparisonResult): string {
  const numbers = transitionPanels(data).flatMap(({ n, reason }) => (reason === null ? [n] : []));
  if (numbers.length === 0) return '';
  return `, for ${numbers.length} ${rowNoun(data, numbers.length)} over ${counted(numbers, 'task')} with one outcome on each side`;
}

/** What the figure shows: what an area is, how squares compare, and what the lines beneath them say. */
export function transitionsCaption(data: ComparisonResult, options: TransitionsOptions): string {
  const { a, b, comparisons } = data;
  const tied = comparisons.some(({ transitions }) => (transitions?.excluded ?? 0) > 0);
  return [
    transitionsSubject(data),
    `Areas are tasks: left, solved ${sideWords(data, a)}, right, not; above, solved ${sideWords(data, b)}, below, not.`,
    ...(comparisons.length > 1 ? [SCALES[options.scale]] : []),
    `Lost: solved ${sideWords(data, a)} only. Gained: solved ${sideWords(data, b)} only.`,
    `Retention: share of the tasks solved ${sideWords(data, a)} that are solved ${sideWords(data, b)} as well.`,
    `One outcome per task: its run, or the majority of its runs${tied ? '; tied: as many solved as not, in no area' : ''}.`,
  ].join(' ');
}

const SCALES: Readonly<Record<TransitionsOptions['scale'], string>> = {
  task: 'A task has the same area in all squares.',
  panel: 'Squares are of one size: an area is the share of its square’s tasks.',
};
