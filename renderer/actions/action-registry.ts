import type { ActionGroup } from './action.ts';

/** What can be done at the moment, told by the components on screen. */
export interface ActionRegistry {
  /** One group of each name, in the order they came. */
  readonly groups: () => readonly ActionGroup[];
  /** Holds a way to read a group until the returned function is called. */
  readonly add: (read: () => ActionGroup) => () => void;
  /** Says that a group may read differently now. */
  readonly tell: () => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createActionRegistry(): ActionRegistry {
  const readers = new Set<() => ActionGroup>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    groups: () => merged([...readers].map((read) => read())),
    add: (read) => {
      readers.add(read);
      tell();
      return () => {
        readers.delete(read);
        tell();
      };
    },
    tell,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Several components offer actions under one name, such as a list and the panel it stands in. */
function merged(groups: readonly ActionGroup[]): readonly ActionGroup[] {
  const byName = new Map<string, ActionGroup>();
  for (const { name, actions } of groups)
    byName.set(name, { name, actions: [...(byName.get(name)?.actions ?? []), ...actions] });
  return [...byName.values()];
}
