import { useQueries } from '@tanstack/react-query';
import type { Output } from '../../preload/contract.ts';
import { useConnection } from '../port/port-context.ts';

export type ListedEvent = Output<'events'>['rows'][number];

const PAGE = 50;
/** Characters of a body that are fetched with the list. */
const CLIP = 2000;

export interface EventPages {
  readonly eventAt: (seq: number) => ListedEvent | undefined;
  readonly error: Error | null;
}

/** The events from `first` to `last`, fetched page by page as they come into view and kept. */
export function useEventPages(attemptId: number, first: number, last: number): EventPages {
  const { port } = useConnection();
  const from = Math.floor(first / PAGE);
  const pages = Array.from({ length: Math.floor(last / PAGE) - from + 1 }, (_, i) => from + i);
  const results = useQueries({
    queries: pages.map((page) => ({
      queryKey: ['events', attemptId, page],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        port.call('events', { attempt_id: attemptId, offset: page * PAGE, limit: PAGE, clip: CLIP }, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const rows = new Map(results.flatMap(({ data }) => data?.rows ?? []).map((row) => [row.seq, row]));
  return {
    eventAt: (seq) => rows.get(seq),
    error: results.find(({ error }) => error !== null)?.error ?? null,
  };
}
