import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import { useActions } from '../../actions/use-actions.ts';
import type { CellStore, Place } from './cell-store.ts';
import type { FoundCells } from './found-cells.ts';
import { type MatrixGeometry, ROW_HEIGHTS } from './matrix-geometry.ts';
import type { OpenCells } from './use-open-cells.ts';

interface CellKeysProps {
  readonly matrix: OutcomeMatrix;
  readonly store: CellStore;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly geometry: MatrixGeometry;
  readonly open: OpenCells;
  readonly level: number;
  readonly setLevel: (level: number) => void;
  readonly found: FoundCells;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  k: [-1, 0],
  j: [1, 0],
};

/** Where a key leads from a place; null for a key that leads nowhere. */
function moved(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  from: Place | null,
  rows: number,
  columns: number,
  page: number,
): Place | null {
  const to = (row: number, column: number): Place => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  const whole = ctrlKey || metaKey;
  const at = from ?? { row: 0, column: 0 };
  if (key === 'Home') return to(whole ? 0 : at.row, 0);
  if (key === 'End') return to(whole ? rows - 1 : at.row, columns - 1);
  if (whole) return null;
  if (key === 'PageUp') return to(at.row - page, at.column);
  if (key === 'PageDown') return to(at.row + page, at.column);
  const step = STEPS[key];
  if (!step) return null;
  return from === null ? at : to(at.row + step[0], at.column + step[1]);
}

/** Keeps a cell in sight, beside what stays where it is. */
function reveal(scroller: HTMLElement, { row, column }: Place, geometry: MatrixGeometry): void {
  const { row_height, column_width, side, labels, rates } = geometry;
  const [top, left] = [row * row_height, column * column_width];
  const tall = scroller.clientHeight - labels - rates;
  const wide = scroller.clientWidth - side;
  const { scrollTop, scrollLeft } = scroller;
  const y = Math.min(top, Math.max(scrollTop, top + row_height - tall));
  const x = Math.min(left, Math.max(scrollLeft, left + column_width - wide));
  if (y !== scrollTop || x !== scrollLeft) scroller.scrollTo(x, y);
}

/** Walking, brushing, opening and finding by the keyboard. */
export function useCellKeys(props: CellKeysProps): (event: KeyboardEvent) => void {
  const { matrix, store, scroller, geometry, open, level, setLevel, found } = props;
  const [rows, columns] = [matrix.rows.length, matrix.columns.length];
  const last = useRef<FoundCells>(found);

  function go(cursor: Place, anchor: number | null): void {
    store.set({ cursor, anchor, hovered: null });
    if (scroller.current) reveal(scroller.current, cursor, geometry);
  }

  function next(): void {
    const { cursor } = store.current();
    const at = cursor ?? { row: -1, column: 0 };
    const row = found.rows.find((place) => place > at.row) ?? found.rows[0];
    const column = found.columns.find((place) => place > at.column) ?? found.columns[0];
    // Along the tasks that are found; along the systems where no task is.
    if (row !== undefined) go({ row, column: found.columns[0] ?? at.column }, null);
    else if (column !== undefined) go({ row: Math.max(0, at.row), column }, null);
  }

  useEffect(() => {
    if (last.current === found) return;
    last.current = found;
    const [row, column] = [found.rows[0], found.columns[0]];
    if (row === undefined && column === undefined) return;
    const { cursor } = store.current();
    const place = { row: row ?? cursor?.row ?? 0, column: column ?? cursor?.column ?? 0 };
    store.set({ cursor: place, anchor: null });
    if (scroller.current) reveal(scroller.current, place, geometry);
  }, [found, store, scroller, geometry]);

  useEffect(() => {
    const { cursor } = store.current();
    if (cursor && scroller.current) reveal(scroller.current, cursor, geometry);
  }, [geometry, scroller, store]);

  useActions('Matrix', [
    {
      id: 'task-runs',
      title: 'List the runs of this task, or of the brushed ones',
      keys: 't',
      run: open.tasks,
    },
    { id: 'system-runs', title: 'List the runs of this system', keys: 'v', run: () => open.column() },
    { id: 'next-found', title: 'Next one found', keys: 'n', run: next },
    {
      id: 'taller',
      title: 'Taller rows',
      keys: '+',
      run: () => setLevel(Math.min(level + 1, ROW_HEIGHTS.length - 1)),
    },
    { id: 'lower', title: 'Lower rows', keys: '-', run: () => setLevel(Math.max(0, level - 1)) },
  ]);

  return (event) => {
    const { cursor, anchor } = store.current();
    if (event.key === 'Enter') open.chosen();
    else if (event.key === 'Escape' && anchor !== null) store.set({ anchor: null });
    else {
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / geometry.row_height / 2));
      const to = event.altKey ? null : moved(event, cursor, rows, columns, page);
      if (to === null) return;
      go(to, event.shiftKey ? (anchor ?? cursor?.row ?? to.row) : null);
    }
    event.preventDefault();
  };
}
