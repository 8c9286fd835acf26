import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { makeScrollable } from '../parts/make-scrollable.ts';
import { TranscriptEvent } from './transcript-event.tsx';
import { useEventPages } from './use-event-pages.ts';

const ESTIMATED_HEIGHT = 96;
const OVERSCAN = 6;

interface TranscriptListProps {
  readonly attemptId: number;
  readonly total: number;
  readonly wanted: string;
  /** The event that was jumped to; a new object scrolls there again. */
  readonly target: { readonly seq: number } | null;
}

/** The events of an attempt in a list of its own scroll, of which only those in view are fetched and drawn. */
export function TranscriptList({ attemptId, total, wanted, target }: TranscriptListProps): ReactNode {
  const scroller = useRef<HTMLElement>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    scroller.current = element;
    makeScrollable(element);
  }, []);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtual.getVirtualItems();
  const pages = useEventPages(attemptId, Math.max(0, (items[0]?.index ?? 0) - 1), items.at(-1)?.index ?? 0);
  useEffect(() => {
    if (target !== null) virtual.scrollToIndex(target.seq, { align: 'start' });
  }, [target, virtual]);
  if (pages.error) return <ErrorPanel error={pages.error} />;
  return (
    <section className="transcript-scroller" ref={ref} aria-label="Events">
      <div className="transcript-length" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const event = pages.eventAt(index);
          return (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={index}
              className="transcript-place"
              style={{ transform: `translateY(${start}px)` }}
            >
              {event === undefined ? (
                <div className="event event-loading" aria-hidden="true" />
              ) : (
                <TranscriptEvent
                  attemptId={attemptId}
                  event={event}
                  before={pages.eventAt(index - 1) ?? null}
                  wanted={wanted}
                  isCurrent={target?.seq === index}
                />
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
