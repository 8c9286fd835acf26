import type { Event } from '../../../../analysis/model/event.ts';
import { contentText } from '../../transcript/chat-message.ts';
import { EventLog } from '../../transcript/event-log.ts';
import type { Untyped } from '../../untyped.ts';
import type { Trace } from './traces.ts';

/** In the role of the user the terminal answers, too. */
const FROM_TERMINAL = /^(New Terminal Output|Current terminal|Previous response had)/i;

const sameMessage = (a: Untyped, b: Untyped | undefined): boolean =>
  a.role === b?.role && contentText(a.content) === contentText(b?.content);

function logMessage(log: EventLog, message: Untyped, thread: number): void {
  const text = contentText(message.content ?? '');
  if (message.role === 'assistant') log.says('agent', text, { thread });
  else if (message.role === 'user' && FROM_TERMINAL.test(text)) log.output(text, { thread });
  else if (message.role === 'user' && thread === 0) log.userSays(text);
  else if (message.role === 'user') log.says('agent', text, { thread });
  else log.says(message.role === 'system' ? 'system' : 'harness', text, { thread });
}

/** Each episode repeats what went before it: only what it adds is logged. Sub-agents are threads, in order of appearance. */
export function traceEvents(traces: readonly Trace[]): readonly Event[] {
  const log = new EventLog();
  const threads = new Map<string, number>([['main', 0]]);
  const before = new Map<string, readonly Untyped[]>();
  for (const { source, messages } of traces) {
    const thread = threads.get(source) ?? threads.size;
    threads.set(source, thread);
    const earlier = before.get(source) ?? [];
    const start = messages.findIndex((message, i) => !sameMessage(message, earlier[i]));
    for (const message of start < 0 ? [] : messages.slice(start)) logMessage(log, message, thread);
    before.set(source, messages);
  }
  return log.events;
}
