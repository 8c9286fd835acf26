import { exitCodeIn } from '../../exit-code-in.ts';
import { parseTime } from '../../parse-time.ts';
import { contentText } from '../../transcript/chat-message.ts';
import type { EventLog, Stamp } from '../../transcript/event-log.ts';
import { logToolCall } from '../../transcript/tool-call.ts';
import type { Usage } from '../../transcript/usage.ts';
import { asNumber, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/** Thoughts are answered tokens too, and what tools put into the prompt is input; null where a message tells none. */
export function messageUsage(message: Untyped): Usage | null {
  const tokens = asObject(message.tokens);
  if (tokens === null) return null;
  const sum = (...names: readonly string[]): number | null => {
    const told = names.map((name) => asNumber(tokens[name])).filter((value) => value !== null);
    return told.length === 0 ? null : told.reduce((a, b) => a + b, 0);
  };
  return {
    input: sum('input', 'tool'),
    cached: asNumber(tokens.cached),
    output: sum('output', 'thoughts'),
    cost_usd: null,
  };
}

/** What a tool gave back: text, or the parts of a function's response. */
function resultText(result: unknown): string {
  const parts = Array.isArray(result) ? result : [result];
  return parts
    .map((part) => {
      const response = asObject(asObject(asObject(part)?.functionResponse)?.response);
      if (response === null) return contentText(part ?? '');
      return asText(response.output) ?? asText(response.error) ?? JSON.stringify(response);
    })
    .join('\n');
}

/** The user may change a proposed edit before it is made. */
function userEdit(log: EventLog, call: Untyped, stamp: Stamp): void {
  const args = asObject(call.args);
  const display = asObject(call.resultDisplay);
  const changed = asObject(display?.diffStat);
  const lines = (asNumber(changed?.user_added_lines) ?? 0) + (asNumber(changed?.user_removed_lines) ?? 0);
  if (args?.modified_by_user !== true && lines === 0) return;
  log.userEdit(asText(args?.file_path), asText(display?.fileDiff) ?? JSON.stringify(args), stamp);
}

function toolCall(log: EventLog, call: Untyped, stamp: Stamp): void {
  const first = log.events.length;
  logToolCall(log, asText(call.name) ?? 'tool', call.args ?? {}, stamp);
  const isCommand = log.events[first]?.kind === 'call';
  const later = { ...stamp, tokens: null, time: parseTime(call.timestamp) ?? stamp.time };
  if (call.result === undefined || call.result === null) {
    const status = asText(call.status);
    if (status !== null && status !== 'success') log.says('harness', `${call.name}: ${status}`, later);
    return;
  }
  const text = resultText(call.result);
  log.output(text, { ...later, exit_code: isCommand ? exitCodeIn(text) : null });
  userEdit(log, call, later);
}

function reply(log: EventLog, message: Untyped, stamp: Stamp, tokens: number | null): void {
  let left = tokens;
  const once = (): Stamp => {
    const own = { ...stamp, tokens: left };
    left = null;
    return own;
  };
  for (const thought of asObjects(message.thoughts)) {
    const words = [asText(thought.subject), asText(thought.description)].filter((text) => text);
    log.says('agent', words.join('\n'), { ...once(), time: parseTime(thought.timestamp) ?? stamp.time });
  }
  const text = contentText(message.content ?? '');
  const calls = asObjects(message.toolCalls);
  if (text.trim() !== '' || (calls.length === 0 && left !== null)) log.says('agent', text, once());
  for (const call of calls) toolCall(log, call, once());
}

const NOTICES = new Set(['info', 'warning', 'error']);

/** Logs one message. @returns whether its kind was known. */
export function logMessage(log: EventLog, message: Untyped, tokens: number | null): boolean {
  const stamp = { time: parseTime(message.timestamp) };
  const type = asText(message.type) ?? '';
  if (type === 'gemini') reply(log, message, stamp, tokens);
  else if (type === 'user') log.userSays(contentText(message.content ?? ''), stamp);
  else log.says('harness', contentText(message.content ?? ''), stamp);
  return type === 'gemini' || type === 'user' || NOTICES.has(type);
}
