import { isUnpaired } from '../../../analysis/compare/comparison-words.ts';
import type { ComparisonResult } from '../../../analysis/model/comparison.ts';
import { groupTerm, INTERVAL_SHAPE, type Mark } from '../../../analysis/words/index.ts';

/** What is explained of the sentence that answers. */
const ANSWER: readonly Mark[] = [
  [/resolve rate/, 'task_rate'],
  [/points/, 'points'],
  [INTERVAL_SHAPE, 'percentile'],
  [/after Holm/, 'holm'],
  [/cohort/, 'cohort'],
];

/** And of the forest plot's caption. */
const CAPTION: readonly Mark[] = [
  [/mean difference over tasks|difference of the means/, 'difference'],
  [/percentage points/, 'points'],
  [/cohort/, 'cohort'],
  [/Holm-adjusted p/, 'holm'],
  [/95% percentile intervals/, 'percentile'],
  [/95% Newcombe intervals/, 'newcombe'],
  [/unweighted mean/, 'mean_difference'],
  [/Seed/, 'seed'],
];

/** The words of a comparison's sentence or caption that explain themselves, by the method in use. */
export function comparisonMarks(
  of: 'answer' | 'caption',
  result: ComparisonResult | undefined,
): readonly Mark[] {
  const marks = of === 'answer' ? ANSWER : CAPTION;
  if (result === undefined || !isUnpaired(result)) return marks;
  return marks.map(([pattern, term]) => [pattern, groupTerm(term)]);
}
