import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Filter } from '../../analysis/model/filter.ts';
import type { CallMethod, Input, Output } from '../../preload/contract.ts';
import { HistoryContext } from '../history/history-context.ts';
import { useConnection } from '../port/port-context.ts';

export type SavedFilter = Output<'filters'>['rows'][number];

/** Ways to change the filters that are saved; each can be taken back. They throw what went wrong. */
export function useSavedFilters() {
  const { port } = useConnection();
  const { did } = useContext(HistoryContext);
  const client = useQueryClient();

  async function change<M extends CallMethod>(method: M, input: Input<M>): Promise<void> {
    await port.call(method, input);
    await Promise.all(['filters', 'cohorts'].map((name) => client.invalidateQueries({ queryKey: [name] })));
  }

  const put = (name: string, filter: Filter) => () => change('filter.save', { name, filter, replace: true });
  const remove = (name: string) => () => change('filter.remove', { name });
  const rename = (name: string, to: string) => () => change('filter.rename', { name, to });

  return {
    /** `replaced` is the filter of that name that gives way, if there is one. */
    save: async (name: string, filter: Filter, replaced: SavedFilter | undefined) => {
      await change('filter.save', { name, filter, replace: replaced !== undefined });
      const undo = replaced ? put(name, replaced.filter) : remove(name);
      did({ title: `saving filter “${name}”`, undo, redo: put(name, filter) });
    },
    rename: async (name: string, to: string) => {
      await rename(name, to)();
      did({ title: `renaming filter “${name}”`, undo: rename(to, name), redo: rename(name, to) });
    },
    remove: async ({ name, filter }: SavedFilter) => {
      await remove(name)();
      did({ title: `removing filter “${name}”`, undo: put(name, filter), redo: remove(name) });
    },
  };
}
