import { useEffect, useState } from 'react';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import type { Address, CellKey } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { type CellStore, createCellStore, type Place } from './cell-store.ts';

/** A held-down key moves thirty times a second; the window is told once it rests. */
const REST_MS = 250;

/** Where a cell stands in the matrix as it is ordered now. */
export function placeOf(matrix: OutcomeMatrix, cell: CellKey | null): Place | null {
  if (cell === null) return null;
  const row = matrix.rows.findIndex(({ task }) => task === cell.task);
  const column = matrix.columns.findIndex(
    ({ system, condition }) => system === cell.system && condition === cell.condition,
  );
  return row < 0 || column < 0 ? null : { row, column };
}

export function keyOf(matrix: OutcomeMatrix, place: Place | null): CellKey | null {
  const row = place && matrix.rows[place.row];
  const column = place && matrix.columns[place.column];
  return row && column ? { task: row.task, system: column.system, condition: column.condition } : null;
}

function stateOf(matrix: OutcomeMatrix, { cell, to }: Pick<Address, 'cell' | 'to'>) {
  const anchor = matrix.rows.findIndex(({ task }) => task === to);
  return { cursor: placeOf(matrix, cell), anchor: anchor < 0 ? null : anchor };
}

/** Cursor and brush, kept in the address: by names, so that they stay where they are under another order. */
export function useCellAddress(matrix: OutcomeMatrix): CellStore {
  const { address, go } = useAddress();
  const { cell, to } = address;
  const [store] = useState(() => createCellStore(stateOf(matrix, { cell, to })));
  useEffect(() => store.set(stateOf(matrix, { cell, to })), [store, matrix, cell, to]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const { cursor, anchor } = store.current();
      const task = anchor === null ? undefined : matrix.rows[anchor]?.task;
      go({ cell: keyOf(matrix, cursor), to: task ?? null }, 'replace');
    };
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, matrix, go]);
  return store;
}
