import type { ReactNode } from 'react';
import { count, fixed } from '../../analysis/format/number.ts';
import { visibleText } from '../../analysis/format/visible-text.ts';
import { EventBody } from './event-body.tsx';
import type { ListedEvent } from './use-event-pages.ts';

interface TranscriptEventProps {
  readonly attemptId: number;
  readonly event: ListedEvent;
  readonly before: ListedEvent | null;
  /** Text that is searched for, marked where it stands. */
  readonly wanted: string;
  readonly isCurrent: boolean;
}

function facts(
  { tokens, exit_code, path, time, thread }: ListedEvent,
  before: ListedEvent | null,
): readonly string[] {
  const seconds = time !== null && before?.time != null ? (time - before.time) / 1000 : null;
  return [
    ...(thread > 0 ? [`sub-agent ${thread}`] : []),
    ...(path === null ? [] : [visibleText(path)]),
    ...(exit_code === null ? [] : [`exit ${exit_code}`]),
    ...(tokens === null ? [] : [`${count(tokens)} tokens`]),
    ...(seconds === null ? [] : [`${seconds < 0 ? '−' : '+'}${fixed(Math.abs(seconds), 1)} s`]),
  ];
}

/** One event: who or what, its facts, and its body. */
export function TranscriptEvent({
  attemptId,
  event,
  before,
  wanted,
  isCurrent,
}: TranscriptEventProps): ReactNode {
  const { seq, kind, speaker, exit_code } = event;
  return (
    <article
      className="event"
      data-kind={kind}
      data-speaker={speaker ?? undefined}
      data-failed={exit_code !== null && exit_code !== 0 ? '' : undefined}
      data-seq={seq}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <p className="event-head">
        <span className="event-seq">{seq}</span>
        <span className="event-kind">{speaker ?? kind}</span>
        <span className="event-facts">{facts(event, before).join(' · ')}</span>
      </p>
      <EventBody attemptId={attemptId} event={event} wanted={wanted} isCurrent={isCurrent} />
    </article>
  );
}
