import type { FigureKind } from '../figure-kind.ts';
import { inColumnOrder } from './in-column-order.ts';
import { MATRIX_OPTIONS } from './matrix-options.ts';
import { outcomeMatrixFigure } from './outcome-matrix-figure.tsx';

export const outcomeMatrixKind: FigureKind<'matrix', typeof MATRIX_OPTIONS> = {
  name: 'outcome-matrix',
  title: 'Matrix of outcomes',
  question: 'Which systems solve which tasks?',
  source: 'matrix',
  options: MATRIX_OPTIONS,
  ask: ({ rows, columns }) => ({ rows, columns }),
  least_width: { pt: 180, px: 300 },
  make: (data, { options, order }) => outcomeMatrixFigure(inColumnOrder(data, order), options),
};
