import { type ReactNode, useEffect, useRef } from 'react';
import { counted } from '../../analysis/figures/counted.ts';
import { makeScrollable } from '../parts/make-scrollable.ts';
import { TranscriptEvent } from './transcript-event.tsx';
import type { ListedEvent } from './use-event-pages.ts';

/** Of a long attempt the newest are shown while it happens; all are there once it is kept. */
const MOST_SHOWN = 200;

/** What happens in an attempt just now; it stays at its end unless somebody has scrolled away from there. */
export function LiveTranscript({ events }: { readonly events: readonly ListedEvent[] }): ReactNode {
  const scroller = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const { current } = scroller;
    if (current && isAtEnd.current && events.length > 0) current.scrollTop = current.scrollHeight;
  }, [events]);
  const shown = events.slice(-MOST_SHOWN);
  return (
    <div className="transcript">
      <p className="live-note" role="status">
        <span className="live-dot" aria-hidden="true" /> under way: {counted([events.length], 'event')}
        {shown.length < events.length && `, the last ${shown.length} shown`}
      </p>
      <section
        className="transcript-scroller"
        aria-label="Events as they happen"
        ref={(element) => {
          scroller.current = element;
          makeScrollable(element);
        }}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight >= scrollHeight - 40;
        }}
      >
        {shown.map((event, i) => (
          <TranscriptEvent
            key={event.seq}
            attemptId={0}
            event={event}
            before={shown[i - 1] ?? null}
            wanted=""
            isCurrent={false}
          />
        ))}
      </section>
    </div>
  );
}
