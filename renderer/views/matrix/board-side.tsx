import { memo, type PointerEventHandler, type ReactNode, useMemo } from 'react';
import { countMarks, repositoryMarks } from '../../../analysis/figures/outcome-matrix/task-marks.ts';
import { shortenMiddle } from '../../../analysis/figures/shorten-middle.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import type { MatrixGeometry } from './matrix-geometry.ts';

interface BoardSideProps {
  readonly matrix: OutcomeMatrix;
  readonly geometry: MatrixGeometry;
  readonly onPointerDown: PointerEventHandler;
  readonly onPointerMove: PointerEventHandler;
  readonly onPointerUp: PointerEventHandler;
  readonly onPointerLeave: PointerEventHandler;
}

const TEXT = { typeface: 'sans', size: 11 } as const;
const PADDING = 22;
const LINE = 15;

/** Beside the cells: names of tasks where there is room, else repositories or numbers. A click lists a task's runs. */
export const BoardSide = memo(function BoardSide({
  matrix,
  geometry,
  ...pointer
}: BoardSideProps): ReactNode {
  return (
    <div className="matrix-side" aria-hidden="true" {...pointer}>
      {geometry.is_named ? (
        <Names matrix={matrix} geometry={geometry} />
      ) : (
        <Marks matrix={matrix} geometry={geometry} />
      )}
    </div>
  );
});

type PartProps = Pick<BoardSideProps, 'matrix' | 'geometry'>;

/** One text, a line to a task: five hundred elements would have to be laid out. */
function Names({ matrix, geometry }: PartProps): ReactNode {
  const { side, row_height } = geometry;
  const text = useMemo(
    () => matrix.rows.map(({ task }) => shortenMiddle(task, side - PADDING, TEXT)).join('\n'),
    [matrix, side],
  );
  return (
    <pre className="matrix-tasks" style={{ lineHeight: `${row_height}px` }}>
      {text}
    </pre>
  );
}

function Marks({ matrix, geometry }: PartProps): ReactNode {
  const { row_height, height, side } = geometry;
  const isByRepository = matrix.order.rows === 'repository';
  const marks = isByRepository
    ? repositoryMarks(matrix)
    : countMarks(matrix.rows.length, Math.max(2, height / 60));
  return marks.map(({ from, to, text }) => {
    const room = (to - from + 1) * row_height;
    const top = isByRepository ? from * row_height : (from + 0.5) * row_height - LINE / 2;
    return (
      <span
        key={from}
        className={isByRepository ? 'matrix-repository' : 'matrix-count'}
        style={{ top: Math.max(0, top), height: isByRepository ? room : LINE }}
      >
        {(!isByRepository || room >= LINE) && shortenMiddle(text, side - PADDING, TEXT)}
      </span>
    );
  });
}
