/** A cell by its places. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface CellState {
  /** Where the keyboard is. */
  readonly cursor: Place | null;
  /** What the pointer is over. */
  readonly hovered: Place | null;
  /** Row at the other end of what is brushed. */
  readonly anchor: number | null;
}

export interface CellStore {
  readonly current: () => CellState;
  readonly set: (change: Partial<CellState>) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

const same = (a: Place | null, b: Place | null) => a?.row === b?.row && a?.column === b?.column;

/** Where one is in a matrix: apart from what is drawn of it, so that a move draws nothing of that anew. */
export function createCellStore(initial: Partial<CellState> = {}): CellStore {
  const listeners = new Set<() => void>();
  let state: CellState = { cursor: null, hovered: null, anchor: null, ...initial };
  return {
    current: () => state,
    set: (change) => {
      const next = { ...state, ...change };
      if (
        same(next.cursor, state.cursor) &&
        same(next.hovered, state.hovered) &&
        next.anchor === state.anchor
      )
        return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** First and last of the brushed rows; null where no more than one is. */
export function brushedRows({
  cursor,
  anchor,
}: Pick<CellState, 'cursor' | 'anchor'>): readonly [number, number] | null {
  if (cursor === null || anchor === null || anchor === cursor.row) return null;
  return [Math.min(anchor, cursor.row), Math.max(anchor, cursor.row)];
}
