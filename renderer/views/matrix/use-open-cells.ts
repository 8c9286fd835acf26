import { useMemo } from 'react';
import type { OutcomeMatrix } from '../../../analysis/model/outcome-matrix.ts';
import { useAddress } from '../../address/use-address.ts';
import { useConnection } from '../../port/port-context.ts';
import { brushedRows, type CellStore } from './cell-store.ts';
import { keyOf } from './use-cell-address.ts';

export interface OpenCells {
  /** The run at the cursor, or its list where it has repeats; the brushed tasks where there are any. */
  readonly chosen: () => void;
  /** Runs of the cursor's task or of the brushed ones. */
  readonly tasks: () => void;
  /** Runs of a system; that of the cursor where none is given. */
  readonly column: (column?: number) => void;
}

/** What can be opened from a matrix, in the details. */
export function useOpenCells(matrix: OutcomeMatrix, store: CellStore): OpenCells {
  const { go } = useAddress();
  const { port } = useConnection();
  return useMemo(() => {
    const { benchmark, columns, rows } = matrix;

    function tasks(): void {
      const { cursor, anchor } = store.current();
      const to = anchor === null ? null : (rows[anchor]?.task ?? null);
      if (cursor) go({ cell: keyOf(matrix, cursor), to, list: 'tasks', row: null, run: null });
    }

    async function run(): Promise<void> {
      const cell = keyOf(matrix, store.current().cursor);
      if (cell === null) return;
      const { task, system, condition } = cell;
      const filter = { benchmark: [benchmark], system: [system], condition: [condition] };
      const found = await port.call('runs', { filter, tasks: [task], limit: 2 });
      const [only] = found.rows;
      if (only === undefined) return;
      const single = found.total === 1;
      go({ cell, row: null, list: single ? null : 'cell', run: single ? only.run_id : null });
    }

    return {
      tasks,
      chosen: () => (brushedRows(store.current()) ? tasks() : void run()),
      column: (column = store.current().cursor?.column ?? -1) => {
        const found = columns[column];
        if (!found) return;
        const row = { benchmark, system: found.system, condition: found.condition, repeat: null };
        go({ cell: keyOf(matrix, store.current().cursor), row, list: 'runs', run: null });
      },
    };
  }, [matrix, store, go, port]);
}
