import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConnection } from '../port/port-context.ts';
import type { ListedEvent } from './use-event-pages.ts';

/** Events of the attempt that a run has under way, as they happen; null where it has none. What is kept of it is fetched once it has ended. */
export function useLiveEvents(runId: number): readonly ListedEvent[] | null {
  const { port } = useConnection();
  const client = useQueryClient();
  const [events, setEvents] = useState<readonly ListedEvent[] | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const follow = async () => {
      let some = false;
      for await (const event of port.stream('attempt.follow', { run_id: runId }, left.signal)) {
        some = true;
        setEvents((before) => [...(before ?? []), event]);
      }
      if (!some || left.signal.aborted) return;
      await client.invalidateQueries({ queryKey: ['run', { run_id: runId }] });
      setEvents(null);
    };
    follow().catch(() => setEvents(null));
    return () => {
      left.abort();
      setEvents(null);
    };
  }, [port, client, runId]);
  return events;
}
