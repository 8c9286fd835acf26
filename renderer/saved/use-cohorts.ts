import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Input, Output } from '../../preload/contract.ts';
import { HistoryContext } from '../history/history-context.ts';
import { useConnection } from '../port/port-context.ts';

export type CohortRow = Output<'cohorts'>['rows'][number];

/** Ways to make and remove cohorts. A made one can be taken back; a removed one cannot, so ask first. */
export function useCohorts() {
  const { port } = useConnection();
  const { did } = useContext(HistoryContext);
  const client = useQueryClient();
  async function make(request: Input<'cohort.make'>): Promise<void> {
    await port.call('cohort.make', request);
    await client.invalidateQueries();
  }
  async function remove(name: string): Promise<void> {
    await port.call('cohort.remove', { name });
    await client.invalidateQueries();
  }
  return {
    make: async (request: Input<'cohort.make'>) => {
      await make(request);
      const { name } = request;
      did({ title: `making cohort “${name}”`, undo: () => remove(name), redo: () => make(request) });
    },
    remove,
  };
}
