import { asList, asObject, asText, type Untyped } from '../untyped.ts';
import type { EventLog, Stamp } from './event-log.ts';
import { OnceStamp } from './once-stamp.ts';
import { logToolCall } from './tool-call.ts';

/** Text of content that is a string, a part or a list of parts; what is no text leaves its kind as a mark. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  const part = asObject(content);
  if (part !== null) return asText(part.text) ?? contentTextOf(part);
  return asList(content).map(contentText).join('\n');
}

const contentTextOf = (part: Untyped): string => {
  const inner = part.content;
  return typeof inner === 'string' || Array.isArray(inner)
    ? contentText(inner)
    : `[${asText(part.type) ?? 'part'}]`;
};

const THOUGHTS = new Set(['thinking', 'reasoning']);

const thoughtOf = (part: Untyped): string =>
  asText(part.thinking) ?? asText(part.reasoning) ?? asText(part.text) ?? '';

function replyParts(log: EventLog, content: unknown, stamp: OnceStamp): void {
  const say = (text: string) => {
    if (text.trim() !== '') log.says('agent', text, stamp.next());
  };
  for (const item of Array.isArray(content) ? content : [content ?? '']) {
    const part = asObject(item);
    const type = asText(part?.type);
    if (part !== null && type === 'tool_use')
      logToolCall(log, asText(part.name) ?? 'tool', part.input, stamp.next());
    else say(part !== null && type !== null && THOUGHTS.has(type) ? thoughtOf(part) : contentText(item));
  }
}

function reply(log: EventLog, message: Untyped, stamp: OnceStamp): void {
  const thought = asText(message.reasoning_content) ?? asText(message.reasoning);
  if (thought !== null && thought.trim() !== '') log.says('agent', thought, stamp.next());
  replyParts(log, message.content, stamp);
  for (const item of asList(message.tool_calls)) {
    const call = asObject(item);
    const named = asObject(call?.function) ?? call;
    logToolCall(log, asText(named?.name) ?? 'tool', named?.arguments, stamp.next());
  }
}

/** In the role of the user come results of tools as well as what the user says. */
function userParts(log: EventLog, content: unknown, stamp: Stamp): void {
  const parts = asList(content).map(asObject);
  const results = parts.filter((part) => part?.type === 'tool_result');
  for (const part of results) log.output(contentText(part?.content ?? ''), stamp);
  const said =
    results.length === 0 ? content : asList(content).filter((_, i) => parts[i]?.type !== 'tool_result');
  const text = contentText(said ?? '');
  if (text.trim() !== '' || results.length === 0) log.userSays(text, stamp);
}

/**
 * Logs one message of a chat, in the form of the Chat Completions interface (`tool_calls`, role `tool`) or of the Messages
 * interface (parts `tool_use`, `tool_result`, `thinking`). A message of an unknown role is the harness speaking.
 */
export function logChatMessage(log: EventLog, message: Untyped, stamp: Stamp = {}): void {
  const role = asText(message.role);
  if (role === 'assistant' || role === 'ai') reply(log, message, new OnceStamp(stamp));
  else if (role === 'tool' || role === 'function') log.output(contentText(message.content ?? ''), stamp);
  else if (role === 'user' || role === 'human') userParts(log, message.content, stamp);
  else
    log.says(
      role === 'system' || role === 'developer' ? 'system' : 'harness',
      contentText(message.content ?? ''),
      stamp,
    );
}
