/** Something that was done and can be taken back. */
export interface Change {
  /** After “Undo”: `the change of the filter`. */
  readonly title: string;
  readonly undo: () => Promise<void> | void;
  readonly redo: () => Promise<void> | void;
}

/** What can be taken back and done again, newest first. */
export interface History {
  /** What was done is on top now; what was taken back before is past doing again. */
  readonly did: (change: Change) => void;
  /** @throws what taking it back failed with; it is not tried again then */
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly next: () => Readonly<Record<'undo' | 'redo', Change | null>>;
  readonly subscribe: (changed: () => void) => () => void;
}

const KEPT = 200;

export function createHistory(): History {
  const stacks: Record<'undo' | 'redo', readonly Change[]> = { undo: [], redo: [] };
  const listeners = new Set<() => void>();
  let next: ReturnType<History['next']> = { undo: null, redo: null };
  let turn: Promise<void> = Promise.resolve();

  function become(change: Partial<typeof stacks>): void {
    Object.assign(stacks, change);
    next = { undo: stacks.undo.at(-1) ?? null, redo: stacks.redo.at(-1) ?? null };
    for (const listener of listeners) listener();
  }

  async function move(from: 'undo' | 'redo', to: 'undo' | 'redo'): Promise<void> {
    const change = stacks[from].at(-1);
    if (change === undefined) return;
    // Taken off first: one that fails would else stand in the way of all before it.
    become({ [from]: stacks[from].slice(0, -1) });
    await change[from]();
    become({ [to]: [...stacks[to], change] });
  }

  /** One after another, so that a held-down key meets each change once. */
  function queued(from: 'undo' | 'redo', to: 'undo' | 'redo'): Promise<void> {
    const moved = turn.then(() => move(from, to));
    turn = moved.catch(() => {});
    return moved;
  }

  return {
    did: (change) => become({ undo: [...stacks.undo, change].slice(-KEPT), redo: [] }),
    undo: () => queued('undo', 'redo'),
    redo: () => queued('redo', 'undo'),
    next: () => next,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
