import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { counted } from '../../../analysis/figures/counted.ts';
import { columnNoun } from '../../../analysis/figures/outcome-matrix/column-labels.ts';
import { matrixMarks } from '../../../analysis/figures/outcome-matrix/matrix-marks.ts';
import { paintCells } from '../../../analysis/figures/parts/paint-cells.ts';
import { count } from '../../../analysis/format/number.ts';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import { MarksCanvas } from '../../parts/marks-canvas.tsx';
import { useWidth } from '../../parts/use-width.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { BoardHead } from './board-head.tsx';
import { BoardSide } from './board-side.tsx';
import { BoardStrip } from './board-strip.tsx';
import { BoardTools } from './board-tools.tsx';
import { CursorLayer } from './cursor-layer.tsx';
import { foundCells } from './found-cells.ts';
import { FoundLayer } from './found-layer.tsx';
import { fittingLevel, type MatrixGeometry, matrixGeometry } from './matrix-geometry.ts';
import { MatrixReadout } from './matrix-readout.tsx';
import { useCellAddress } from './use-cell-address.ts';
import { useCellKeys } from './use-cell-keys.ts';
import { useCellPointer } from './use-cell-pointer.ts';
import { useOpenCells } from './use-open-cells.ts';

interface MatrixBoardProps {
  readonly matrix: OutcomeMatrix;
  readonly find: string;
}

/** What the rest of the view needs of a window's height. */
const AROUND = 430;
const PIXEL = { width: 1, height: 1, gap_x: 0, gap_y: 0 } as const;

/** The matrix to walk over, brush and open: cells are painted once, whatever moves over them is a layer of its own. */
export function MatrixBoard({ matrix, find }: MatrixBoardProps): ReactNode {
  const { theme } = useTheme();
  const [frame, width] = useWidth<HTMLDivElement>();
  const scroller = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(() => fittingLevel(matrix.rows.length, window.innerHeight - AROUND));
  const geometry = useMemo(() => matrixGeometry(matrix, level, width), [matrix, level, width]);
  const raster = useMemo(
    () => paintCells(matrixMarks(matrix, { name: theme }, 'down'), PIXEL),
    [matrix, theme],
  );
  const found = useMemo(() => foundCells(matrix, find), [matrix, find]);
  const store = useCellAddress(matrix);
  const open = useOpenCells(matrix, store);
  const keys = useCellKeys({ matrix, store, scroller, geometry, open, level, setLevel, found });
  const pointer = useCellPointer({ store, geometry, open, n: matrix.rows.length });
  const help = useId();
  return (
    <section className="matrix" aria-label="Matrix of outcomes">
      <BoardTools matrix={matrix} level={level} onLevel={setLevel} found={find === '' ? null : found} />
      <MatrixReadout matrix={matrix} store={store} />
      <div ref={frame} className="matrix-frame">
        {width > 0 && (
          <div
            ref={scroller}
            className="matrix-scroller"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it is walked over with arrow keys, which an application takes
            tabIndex={0}
            role="application"
            aria-label={`Outcomes of ${count(matrix.columns.length)} ${columnNoun(matrix, 2)} on ${counted([matrix.rows.length], 'task')}`}
            aria-describedby={help}
            data-primary=""
            onKeyDown={keys}
          >
            <Plane matrix={matrix} geometry={geometry}>
              <BoardHead matrix={matrix} geometry={geometry} found={found.columns} onOpen={open.column} />
              <BoardSide matrix={matrix} geometry={geometry} {...pointer.side} />
              <div className="matrix-cells" {...pointer.cells}>
                <MarksCanvas raster={raster} width={geometry.width} height={geometry.height} />
                <Gaps geometry={geometry} />
                <FoundLayer found={found} geometry={geometry} />
                <CursorLayer store={store} geometry={geometry} />
              </div>
              <BoardStrip matrix={matrix} geometry={geometry} />
            </Plane>
          </div>
        )}
      </div>
      <p id={help} className="visually-hidden">
        Arrow keys move from cell to cell, with Shift they brush tasks; Enter opens the run or the brushed
        tasks.
      </p>
    </section>
  );
}

function Plane(props: {
  readonly matrix: OutcomeMatrix;
  readonly geometry: MatrixGeometry;
  readonly children: ReactNode;
}): ReactNode {
  const { side, width, strip, labels, rates, height } = props.geometry;
  return (
    <div
      className="matrix-plane"
      style={{
        gridTemplateColumns: `${side}px ${width}px ${strip}px`,
        gridTemplateRows: `${labels + rates}px ${height}px`,
      }}
    >
      {props.children}
    </div>
  );
}

/** Ground between cells that are large enough for it. */
function Gaps({ geometry }: { readonly geometry: MatrixGeometry }): ReactNode {
  const { row_height, column_width } = geometry;
  const lines = [
    'linear-gradient(90deg, transparent calc(100% - 1px), var(--ground) 0)',
    ...(row_height >= 6 ? ['linear-gradient(transparent calc(100% - 1px), var(--ground) 0)'] : []),
  ];
  return (
    <div
      className="matrix-gaps"
      style={{ backgroundImage: lines.join(', '), backgroundSize: `${column_width}px ${row_height}px` }}
    />
  );
}
