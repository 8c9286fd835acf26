import type { ActionGroup } from './action.ts';

/** What can be done at the moment, told by the components on screen. */
export interface ActionRegistry {
  readonly groups: () => readonly ActionGroup[];
  /** Holds a way to read a group until the returned function is called. */
  readonly add: (read: () => ActionGroup) => () => void;
}

export function createActionRegistry(): ActionRegistry {
  const readers = new Set<() => ActionGroup>();
  return {
    groups: () => [...readers].map((read) => read()),
    add: (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
  };
}
