import { SIGNIFICANCE } from '../../compare/significance.ts';
import type { Ranking } from '../../model/ranking.ts';
import { leftOutSentence, ranksSubject } from '../rank-bump/bump-caption.ts';
import type { MatrixSide } from './matrix-options.ts';

export function matrixTitle({ a, b }: Pick<Ranking, 'a' | 'b'>): string {
  return `How easily two systems swap ranks, ${a} and ${b}`;
}

const PLACES: Readonly<Record<MatrixSide, string>> = {
  both: 'above the diagonal under A, below it under B',
  a: 'under A',
  b: 'under B',
};

/** What the matrix shows: over what, what colour and marks are, what is left out, and the seed. */
export function matrixCaption(data: Ranking, side: MatrixSide): string {
  return [
    ranksSubject(data),
    `Cells: share of task resamples that reverse the observed order of two systems, ties half; ${PLACES[side]}.`,
    'It describes how near two systems are and is no test.',
    `Marked cells: the two differ at Holm p < ${SIGNIFICANCE}, paired permutation tests of all pairs of the side.`,
    'Hollow cells: equal scores, which have no order. Systems in the order of their ranks under A.',
    ...leftOutSentence(data),
    `Seed: ${data.seed}.`,
  ].join(' ');
}
