import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { count } from '../../analysis/format/number.ts';
import { Highlighted } from '../parts/highlighted.tsx';
import { makeScrollable } from '../parts/make-scrollable.ts';
import { lineKind } from './log-lines.ts';

const LINE_HEIGHT = 17;
const OVERSCAN = 30;
/** Characters of one line that are shown: more would make the window slow. */
const MOST_SHOWN = 4000;

interface LogListProps {
  readonly lines: readonly string[];
  readonly wanted: string;
  /** The line that was jumped to; a new object scrolls there again. */
  readonly target: { readonly line: number } | null;
}

/** The lines with their numbers, of which only those in view are drawn. */
export function LogList({ lines, wanted, target }: LogListProps): ReactNode {
  const scroller = useRef<HTMLElement>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    scroller.current = element;
    makeScrollable(element);
  }, []);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (target !== null) virtual.scrollToIndex(target.line, { align: 'center' });
  }, [target, virtual]);
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <section className="log-scroller" ref={ref} aria-label="Lines of the log">
      <div className="log-lines" style={{ paddingTop: above, paddingBottom: below }}>
        {items.map(({ index }) => (
          <LogLine
            key={index}
            number={index + 1}
            text={lines[index] ?? ''}
            wanted={wanted}
            isCurrent={target?.line === index}
          />
        ))}
      </div>
    </section>
  );
}

interface LogLineProps {
  readonly number: number;
  readonly text: string;
  readonly wanted: string;
  readonly isCurrent: boolean;
}

function LogLine({ number, text, wanted, isCurrent }: LogLineProps): ReactNode {
  const left = text.length - MOST_SHOWN;
  return (
    <div className="log-line" data-kind={lineKind(text)} aria-current={isCurrent || undefined}>
      <span className="log-number">{count(number)}</span>
      <span className="log-text">
        <Highlighted text={text.slice(0, MOST_SHOWN)} wanted={wanted} />
        {left > 0 && <span className="quiet-text"> … {count(left)} characters more</span>}
      </span>
    </div>
  );
}
