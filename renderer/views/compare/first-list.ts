import type { Comparison } from '../../../analysis/model/comparison.ts';

/** What opening a row lists first: the tasks that flipped, or where the sides share none, those of A. */
export const firstList = ({ paired }: Pick<Comparison, 'paired'>): 'flipped' | 'of_a' =>
  paired ? 'flipped' : 'of_a';
