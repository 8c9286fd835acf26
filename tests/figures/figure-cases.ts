import type { Figure } from '../../analysis/figures/figure.ts';
import { forestFigure } from '../../analysis/figures/forest/forest-figure.tsx';
import { outcomeMatrixFigure } from '../../analysis/figures/outcome-matrix/outcome-matrix-figure.tsx';
import { extremes, rowsOf } from './comparisons.ts';
import { oneRun, smallMatrix, verifiedMatrix } from './matrices.ts';

/** A figure of every kind, some of them twice: each is drawn, measured, read back and kept as a snapshot. */
export const FIGURE_CASES: Readonly<Record<string, () => Figure>> = {
  forest: () => forestFigure(rowsOf(18)),
  'forest-repositories': () => forestFigure(rowsOf(3), { repositories: true }),
  'forest-extremes': () => forestFigure(extremes()),
  'outcome-matrix': () => outcomeMatrixFigure(verifiedMatrix(), { tasks: 'across' }),
  'outcome-matrix-down': () => outcomeMatrixFigure(verifiedMatrix({ rows: 'repository' }), { tasks: 'down' }),
  'outcome-matrix-few': () => outcomeMatrixFigure(smallMatrix(), { tasks: 'across' }),
  'outcome-matrix-few-down': () => outcomeMatrixFigure(smallMatrix(), { tasks: 'down' }),
  'outcome-matrix-one': () => outcomeMatrixFigure(oneRun(), { tasks: 'across' }),
};
