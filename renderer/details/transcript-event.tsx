import { type ReactNode, useState } from 'react';
import { count, fixed } from '../../analysis/format/number.ts';
import type { Event } from '../../analysis/model/event.ts';

interface TranscriptEventProps {
  readonly event: Event;
  readonly before: Event | null;
}

const SHORT_LINES = 14;
const SHORT_CHARACTERS = 1400;

/** The beginning of a text, cut at a line where there is one; the text itself where it is short. */
export function shortened(text: string): string {
  const lines = text.split('\n', SHORT_LINES + 1);
  const head = lines.length > SHORT_LINES ? lines.slice(0, SHORT_LINES).join('\n') : text;
  return head.length > SHORT_CHARACTERS ? head.slice(0, SHORT_CHARACTERS) : head;
}

function facts({ tokens, exit_code, path, time, thread }: Event, before: Event | null): readonly string[] {
  const seconds = time !== null && before?.time != null ? (time - before.time) / 1000 : null;
  return [
    ...(thread > 0 ? [`sub-agent ${thread}`] : []),
    ...(path === null ? [] : [path]),
    ...(exit_code === null ? [] : [`exit ${exit_code}`]),
    ...(tokens === null ? [] : [`${count(tokens)} tokens`]),
    ...(seconds === null ? [] : [`+${fixed(seconds, 1)} s`]),
  ];
}

/** One event: who or what, its facts, and its body as plain text, long ones folded. */
export function TranscriptEvent({ event, before }: TranscriptEventProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { seq, kind, speaker, exit_code, body } = event;
  const short = shortened(body);
  const failed = exit_code !== null && exit_code !== 0;
  return (
    <li
      className="event"
      data-kind={kind}
      data-speaker={speaker ?? undefined}
      data-failed={failed ? '' : undefined}
      tabIndex={-1}
    >
      <p className="event-head">
        <span className="event-seq">{seq}</span>
        <span className="event-kind">{speaker ?? kind}</span>
        <span className="event-facts">{facts(event, before).join(' · ')}</span>
      </p>
      <pre className="event-body">{isOpen ? body : short}</pre>
      {short.length < body.length && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show all ${count(body.split('\n').length)} lines`}
        </button>
      )}
    </li>
  );
}
