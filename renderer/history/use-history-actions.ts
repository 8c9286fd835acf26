import { useContext, useState, useSyncExternalStore } from 'react';
import { UserError } from '../../analysis/model/user-error.ts';
import type { Action } from '../actions/action.ts';
import { useActions } from '../actions/use-actions.ts';
import { HistoryContext } from './history-context.ts';

const told = (error: Error) =>
  error instanceof UserError ? `${error.message} ${error.hint}` : error.message;

/** Offers to take back the last change and to do it again, where there is one. @returns what that failed with, or '' */
export function useHistoryActions(): string {
  const { undo, redo, next, subscribe } = useContext(HistoryContext);
  const can = useSyncExternalStore(subscribe, next);
  const [failure, setFailure] = useState('');
  const attempt = (title: string, move: () => Promise<void>) => () => {
    setFailure('');
    move().catch((error: Error) => setFailure(`${title} was not possible: ${told(error)}`));
  };
  const action = (id: 'undo' | 'redo', verb: string, keys: string, move: () => Promise<void>): Action[] => {
    const title = `${verb} ${can[id]?.title}`;
    return can[id] === null ? [] : [{ id, title, keys, run: attempt(title, move) }];
  };
  useActions('Filter', [
    ...action('undo', 'Undo', 'mod+z', undo),
    ...action('redo', 'Redo', 'mod+shift+z', redo),
  ]);
  return failure;
}
