import { useContext, useSyncExternalStore } from 'react';
import type { ActionGroup } from './action.ts';
import { ActionsContext } from './use-actions.ts';

/** What is offered at the moment, drawn anew whenever that changes: views offer theirs once their data is there. */
export function useOfferedActions(): readonly ActionGroup[] {
  const { groups, subscribe } = useContext(ActionsContext);
  useSyncExternalStore(subscribe, () => JSON.stringify(groups()));
  return groups();
}
