import { type ReactNode, useState } from 'react';
import { fileSize } from '../../analysis/format/file-size.ts';
import { count } from '../../analysis/format/number.ts';
import { visibleText } from '../../analysis/format/visible-text.ts';
import { comparable } from '../parts/comparable.ts';
import { Highlighted } from '../parts/highlighted.tsx';
import { useCall } from '../port/use-call.ts';
import { shortened } from './shortened.ts';
import type { ListedEvent } from './use-event-pages.ts';

/** Characters of one body that are shown at first, and at most: more would make the window slow. */
const FIRST_SHOWN = 200_000;
const MOST_SHOWN = 1_000_000;

const holds = (text: string, wanted: string) => comparable(text, wanted).includes(wanted);

interface EventBodyProps {
  readonly attemptId: number;
  readonly event: ListedEvent;
  readonly wanted: string;
  /** The event was jumped to: what was searched for in it is shown, folded or not. */
  readonly isCurrent: boolean;
}

/** The body as plain text, long ones folded; the rest is fetched when it is unfolded. */
export function EventBody({ attemptId, event, wanted, isCurrent }: EventBodyProps): ReactNode {
  const [opened, setOpen] = useState<boolean | null>(null);
  const [limit, setLimit] = useState(FIRST_SHOWN);
  const { is_whole, body_bytes, seq } = event;
  const body = visibleText(event.body);
  const short = shortened(body);
  const isOpen = opened ?? (isCurrent && wanted !== '' && !holds(short, wanted));
  const folds = short.length < body.length || !is_whole;
  const rest = useCall(
    'events.body',
    { attempt_id: attemptId, seq, limit },
    { enabled: isOpen && !is_whole },
  );
  const whole = rest.data === undefined ? body : visibleText(rest.data.text);
  const left = (rest.data?.total ?? 0) - limit;
  return (
    <>
      <pre className="event-body">
        <Highlighted text={isOpen ? whole : short} wanted={wanted} />
      </pre>
      {folds && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? 'Show less'
            : `Show all ${is_whole ? `${count(body.split('\n').length)} lines` : fileSize(body_bytes)}`}
        </button>
      )}
      {isOpen && left > 0 && limit < MOST_SHOWN && (
        <button type="button" className="link" onClick={() => setLimit(MOST_SHOWN)}>
          Show more: {count(left)} characters are left
        </button>
      )}
      {isOpen && left > 0 && limit >= MOST_SHOWN && (
        <p className="quiet-text">
          {count(left)} characters more are not shown: the window shows a million of one event.
        </p>
      )}
      {isOpen && rest.isError && <p role="alert">{rest.error.message}</p>}
    </>
  );
}
