import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import { useActions } from '../actions/use-actions.ts';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { useConnection } from '../port/port-context.ts';
import { TranscriptEvent } from './transcript-event.tsx';

type Attempt = Output<'run'>['attempts'][number];

const PAGE = 200;

/** The events of an attempt in order, as plain text, a page at a time. */
export function Transcript({ attempt }: { readonly attempt: Attempt | null }): ReactNode {
  if (attempt === null || attempt.n_events === 0) {
    return (
      <p className="quiet-text padded">
        No transcript came with this run. Import a folder that holds its trajectory to see its steps.
      </p>
    );
  }
  return <Events attemptId={attempt.attempt_id} />;
}

/** Moves the focus to the next event after the focused one that `selector` fits. */
function focusNext(list: HTMLElement | null, selector: string): void {
  const events = [...(list?.querySelectorAll<HTMLElement>('.event') ?? [])];
  const at = events.findIndex((event) => event.contains(document.activeElement));
  events
    .slice(at + 1)
    .find((event) => event.matches(selector))
    ?.focus();
}

function Events({ attemptId }: { readonly attemptId: number }): ReactNode {
  const { port } = useConnection();
  const list = useRef<HTMLOListElement>(null);
  const query = useInfiniteQuery({
    queryKey: ['events', attemptId],
    queryFn: ({ pageParam, signal }) =>
      port.call('events', { attempt_id: attemptId, offset: pageParam, limit: PAGE }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < total ? read : undefined;
    },
  });
  const to = (selector: string) => () => focusNext(list.current, selector);
  useActions('Transcript', [
    { id: 'edit', title: 'Next edit', keys: 'e', run: to('[data-kind="edit"], [data-kind="user-edit"]') },
    { id: 'user', title: 'Next user turn', keys: 'u', run: to('[data-speaker="user"]') },
    { id: 'error', title: 'Next error', keys: 'x', run: to('[data-failed]') },
    { id: 'event', title: 'Next event', keys: 'n', run: to('.event') },
  ]);
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <Skeleton label="Reading the transcript" />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  const total = query.data.pages[0]?.total ?? 0;
  return (
    <>
      <ol className="events" ref={list}>
        {rows.map((event, index) => (
          <TranscriptEvent
            key={`${event.thread} ${event.seq}`}
            event={event}
            before={rows[index - 1] ?? null}
          />
        ))}
      </ol>
      {query.hasNextPage && (
        <div className="padded">
          <Button className="button" isDisabled={query.isFetching} onPress={() => query.fetchNextPage()}>
            Show more: {count(rows.length)} of {count(total)}
          </Button>
        </div>
      )}
    </>
  );
}
