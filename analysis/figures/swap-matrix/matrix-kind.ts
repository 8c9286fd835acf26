import type { FigureKind } from '../figure-kind.ts';
import { inOrder } from '../in-order.ts';
import { matrixFigure } from './matrix-figure.tsx';
import { MATRIX_OPTIONS } from './matrix-options.ts';

export const matrixKind: FigureKind<'ranking', typeof MATRIX_OPTIONS> = {
  name: 'swap-matrix',
  title: 'Swap probabilities',
  question: 'Which systems are so near that other tasks would have swapped them?',
  source: 'ranking',
  options: MATRIX_OPTIONS,
  least_width: { pt: 150, px: 240 },
  make: (data, { options, order }) =>
    matrixFigure({ ...data, systems: inOrder(data.systems, ({ label }) => label, order) }, options.side),
};
