import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import type { Action } from './action.ts';
import { type ActionRegistry, createActionRegistry } from './action-registry.ts';

export const ActionsContext = createContext<ActionRegistry>(createActionRegistry());

/** Offers actions while mounted: in the palette, in the list of keys, and on their keys. */
export function useActions(
  name: string,
  actions: readonly Action[],
  { isAbove = false }: { readonly isAbove?: boolean } = {},
): void {
  const registry = useContext(ActionsContext);
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
    registry.tell();
  });
  useLayoutEffect(() => registry.add(() => ({ name, actions: latest.current })), [registry, name]);
  useKeys(Object.fromEntries(actions.flatMap(({ keys, run }) => (keys === undefined ? [] : [[keys, run]]))), {
    isAbove,
  });
}
