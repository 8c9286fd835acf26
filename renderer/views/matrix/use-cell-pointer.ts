import { type PointerEvent, useMemo, useRef } from 'react';
import { brushedRows, type CellStore, type Place } from './cell-store.ts';
import type { MatrixGeometry } from './matrix-geometry.ts';
import type { OpenCells } from './use-open-cells.ts';

interface CellPointerProps {
  readonly store: CellStore;
  readonly geometry: MatrixGeometry;
  readonly open: OpenCells;
  /** Tasks. */
  readonly n: number;
}

type Pressed = 'cells' | 'side' | null;

/** Pointing, choosing and brushing: over the cells, and beside them over the names of tasks. */
export function useCellPointer({ store, geometry, open, n }: CellPointerProps) {
  const pressed = useRef<Pressed>(null);
  return useMemo(() => {
    const { row_height, column_width, width } = geometry;
    const last = Math.max(0, width / column_width - 1);

    function placeAt({ currentTarget, clientX, clientY }: PointerEvent, isCell: boolean): Place {
      const box = currentTarget.getBoundingClientRect();
      const row = Math.floor((clientY - box.top) / row_height);
      const column = isCell ? Math.floor((clientX - box.left) / column_width) : 0;
      return { row: Math.max(0, Math.min(n - 1, row)), column: Math.max(0, Math.min(last, column)) };
    }

    function handlers(of: 'cells' | 'side') {
      const at = (event: PointerEvent): Place => {
        const place = placeAt(event, of === 'cells');
        return of === 'cells' ? place : { ...place, column: store.current().cursor?.column ?? 0 };
      };
      return {
        onPointerDown: (event: PointerEvent) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pressed.current = of;
          const place = at(event);
          const { cursor, anchor } = store.current();
          store.set({ cursor: place, anchor: event.shiftKey && cursor ? (anchor ?? cursor.row) : place.row });
        },
        onPointerMove: (event: PointerEvent) => {
          const place = at(event);
          if (pressed.current === null) store.set({ hovered: place });
          else
            store.set({
              hovered: null,
              cursor: { row: place.row, column: store.current().cursor?.column ?? 0 },
            });
        },
        onPointerUp: () => {
          if (pressed.current === null) return;
          pressed.current = null;
          if (brushedRows(store.current()) !== null) return open.tasks();
          store.set({ anchor: null });
          if (of === 'side') open.tasks();
        },
        onPointerLeave: () => store.set({ hovered: null }),
      };
    }

    return { cells: { ...handlers('cells'), onDoubleClick: open.chosen }, side: handlers('side') };
  }, [store, geometry, open, n]);
}
