import { type ReactNode, useSyncExternalStore } from 'react';
import { brushedRows, type CellStore, type Place } from './cell-store.ts';
import type { MatrixGeometry } from './matrix-geometry.ts';

/** What moves over the cells: the pointer's row and column, the cursor, and the brushed rows. */
export function CursorLayer({
  store,
  geometry,
}: {
  readonly store: CellStore;
  readonly geometry: MatrixGeometry;
}): ReactNode {
  const state = useSyncExternalStore(store.subscribe, store.current);
  const { row_height, column_width } = geometry;
  const brushed = brushedRows(state);
  const at = ({ row, column }: Place) => `translate(${column * column_width}px, ${row * row_height}px)`;
  return (
    <div className="matrix-layer" aria-hidden="true">
      {brushed && (
        <div
          className="matrix-brush"
          style={{
            transform: `translateY(${brushed[0] * row_height}px)`,
            height: (brushed[1] - brushed[0] + 1) * row_height,
          }}
        />
      )}
      {state.hovered && (
        <>
          <div
            className="matrix-line"
            style={{ transform: `translateY(${state.hovered.row * row_height}px)`, height: row_height }}
          />
          <div
            className="matrix-line upright"
            style={{ transform: `translateX(${state.hovered.column * column_width}px)`, width: column_width }}
          />
        </>
      )}
      {state.cursor && (
        <div
          className="matrix-cursor"
          style={{ transform: at(state.cursor), width: column_width, height: row_height }}
        />
      )}
    </div>
  );
}
