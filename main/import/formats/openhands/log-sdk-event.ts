import { contentText } from '../../transcript/chat-message.ts';
import type { EventLog } from '../../transcript/event-log.ts';
import type { OnceStamp } from '../../transcript/once-stamp.ts';
import { logToolCall } from '../../transcript/tool-call.ts';
import { asNumber, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

const isSaid = (text: string): boolean => text.trim() !== '';

const thoughtsOf = (event: Untyped): readonly string[] =>
  [
    asText(event.reasoning_content) ?? '',
    ...asObjects(event.thinking_blocks).map((block) => asText(block.thinking) ?? ''),
  ].filter(isSaid);

function message(log: EventLog, event: Untyped, stamp: OnceStamp): void {
  const sent = asObject(event.llm_message);
  const text = contentText(sent?.content ?? '');
  const isUser = event.source === 'user';
  if (isUser) log.userSays(text, stamp.next());
  else
    for (const said of [...thoughtsOf(sent ?? {}), text].filter(isSaid))
      log.says('agent', said, stamp.next());
  const added = contentText(event.extended_content ?? '');
  if (isSaid(added)) log.says('harness', added, stamp.next());
}

function action(log: EventLog, event: Untyped, stamp: OnceStamp): void {
  const call = asObject(event.tool_call);
  const named = asObject(call?.function) ?? call;
  const done = asObject(event.action);
  const name = asText(event.tool_name) ?? asText(named?.name) ?? 'tool';
  const own = name === 'finish' ? asText(done?.message) : name === 'think' ? asText(done?.thought) : null;
  const said = [...thoughtsOf(event), contentText(event.thought ?? ''), own ?? ''].filter(isSaid);
  for (const text of said) log.says('agent', text, stamp.next());
  if (name === 'think' && own !== null) return;
  const args = named?.arguments ?? done ?? {};
  logToolCall(log, name, name === 'finish' && own !== null ? undefined : args, stamp.next());
}

function observation(log: EventLog, event: Untyped, stamp: OnceStamp): void {
  const seen = asObject(event.observation);
  const text = contentText(seen?.content ?? seen?.output ?? '');
  const code = asNumber(seen?.exit_code) ?? asNumber(asObject(seen?.metadata)?.exit_code);
  log.output(text, { ...stamp.next(), exit_code: code === -1 ? null : code });
}

/** States are told key by key; the whole of it, which some tell again and again, is nothing that happened. */
function state(log: EventLog, event: Untyped, stamp: OnceStamp): void {
  const value = asText(event.value);
  if (value !== null) log.says('harness', `${asText(event.key) ?? 'state'}: ${value}`, stamp.next());
}

const LOGGERS: Readonly<Record<string, (log: EventLog, event: Untyped, stamp: OnceStamp) => void>> = {
  SystemPromptEvent: (log, event, stamp) => {
    const parts = [event.system_prompt, event.dynamic_context].map((part) => contentText(part ?? ''));
    log.says('system', parts.filter(isSaid).join('\n'), stamp.next());
  },
  MessageEvent: message,
  ActionEvent: action,
  ObservationEvent: observation,
  AgentErrorEvent: (log, event, stamp) => log.output(asText(event.error) ?? '', stamp.next()),
  UserRejectObservation: (log, event, stamp) => {
    const reason = asText(event.rejection_reason) ?? '';
    if (event.rejection_source === 'hook') log.says('harness', reason, stamp.next());
    else log.userSays(reason, stamp.next());
  },
  PauseEvent: (log, event, stamp) => log.says('harness', String(event.kind), stamp.next()),
  Condensation: (log, event, stamp) =>
    log.says('harness', asText(event.summary) ?? String(event.kind), stamp.next()),
  CondensationRequest: (log, event, stamp) => log.says('harness', String(event.kind), stamp.next()),
  CondensationSummaryEvent: (log, event, stamp) =>
    log.says('harness', asText(event.summary) ?? '', stamp.next()),
  ConversationStateUpdateEvent: state,
  ConversationErrorEvent: (log, event, stamp) => {
    const told = [asText(event.code) ?? '', asText(event.detail) ?? ''];
    log.says('harness', told.filter(isSaid).join(': '), stamp.next());
  },
};

/** Kinds that hold no more than how an answer was written, piece by piece. */
const PIECES = new Set(['TokenEvent', 'StreamingDeltaEvent', 'LLMCompletionLogEvent']);

/** Logs an event of OpenHands 1.x, which names its `kind`; false where the kind is not known, and it is kept as it stands. */
export function logSdkEvent(log: EventLog, event: Untyped, stamp: OnceStamp): boolean {
  const kind = asText(event.kind) ?? '';
  const logger = LOGGERS[kind];
  if (logger !== undefined) logger(log, event, stamp);
  else if (!PIECES.has(kind)) log.says('harness', JSON.stringify(event), stamp.next());
  return logger !== undefined || PIECES.has(kind);
}
