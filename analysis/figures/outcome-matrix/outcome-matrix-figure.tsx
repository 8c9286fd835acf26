import type { OutcomeMatrix as Matrix } from '../../model/outcome-matrix.ts';
import type { Figure } from '../figure.ts';
import { fileStem } from '../file-stem.ts';
import { matrixCaption, matrixSubject, matrixTitle } from './matrix-caption.ts';
import type { MatrixOptions } from './matrix-options.ts';
import { matrixTable } from './matrix-table.ts';
import { OutcomeMatrix } from './outcome-matrix.tsx';

/** The matrix with all that belongs to it, for writing files. */
export function outcomeMatrixFigure(matrix: Matrix, { tasks }: Pick<MatrixOptions, 'tasks'>): Figure {
  return {
    file_stem: fileStem('outcomes', matrix.benchmark),
    title: matrixTitle(matrix),
    caption: matrixCaption(matrix),
    table_caption: matrixSubject(matrix),
    table: matrixTable(matrix),
    empty: matrix.rows.length === 0 ? `No task of ${matrix.benchmark} has a run.` : null,
    draw: (surface) => <OutcomeMatrix matrix={matrix} tasks={tasks} {...surface} />,
  };
}
