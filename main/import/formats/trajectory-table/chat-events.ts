import type { Event } from '../../../../analysis/model/event.ts';
import { exitCodeIn } from '../../exit-code-in.ts';
import { parseTime } from '../../parse-time.ts';
import { contentText, logChatMessage } from '../../transcript/chat-message.ts';
import { EventLog } from '../../transcript/event-log.ts';
import { asList, asObject, asText, type Untyped } from '../../untyped.ts';
import { type ActionStyle, actionStyle, logTextActions } from './text-actions.ts';

/** Roles by the names of other chat forms. */
const ROLES: Readonly<Record<string, string>> = {
  ...{ human: 'user', gpt: 'assistant', ai: 'assistant', model: 'assistant', bot: 'assistant' },
  ...{ agent: 'assistant', observation: 'tool', environment: 'tool', function_response: 'tool' },
  ...{ tool_response: 'tool', function: 'tool', system_prompt: 'system' },
};

/** How harnesses tell a model that its reply held no action. */
const COMPLAINT =
  /format error|not formatted correctly|did(n't| not) (follow|provide|include)|exactly (one|ONE) (action|command)|always provide exactly/i;

/** A message of any chat form under the names of the Chat Completions interface. */
function plain(item: Untyped): Untyped {
  const role = asText(item.role) ?? asText(item.from) ?? '';
  const content = item.content ?? item.text ?? item.value ?? item.system_prompt ?? '';
  const calls = typeof item.tool_calls === 'string' ? parsed(item.tool_calls) : item.tool_calls;
  if (role === 'function_call')
    return {
      role: 'assistant',
      content: '',
      tool_calls: [asObject(parsed(content)) ?? { name: contentText(content) }],
    };
  return { ...item, role: ROLES[role.toLowerCase()] ?? role.toLowerCase(), content, tool_calls: calls };
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return null;
  }
}

const PARTS_OF_TOOLS = new Set(['tool_use', 'tool_result']);

const callsTools = ({ role, content, tool_calls }: Untyped): boolean =>
  role === 'tool' ||
  asList(tool_calls).length > 0 ||
  asList(content).some((part) => PARTS_OF_TOOLS.has(asText(asObject(part)?.type) ?? ''));

/** A chat as it is read: where an agent acts by its words, what comes back is in the user's role. */
class ChatReader {
  readonly log = new EventLog();
  n_replies = 0;
  private readonly style: ActionStyle | null;
  private waiting = 0;

  constructor(messages: readonly Untyped[]) {
    const replies = messages
      .filter(({ role }) => role === 'assistant')
      .map(({ content }) => contentText(content));
    this.style = messages.some(callsTools) ? null : actionStyle(replies);
  }

  read(message: Untyped): void {
    const stamp = { time: parseTime(message.timestamp) };
    const text = contentText(message.content);
    if (message.role === 'tool') this.log.output(text, { ...stamp, exit_code: exitCodeIn(text) });
    else if (message.role === 'user' && this.waiting > 0) this.answer(text, stamp.time);
    else if (message.role === 'user' && this.style !== null && this.n_replies > 0 && COMPLAINT.test(text))
      this.log.says('harness', text, stamp);
    else logChatMessage(this.log, message, stamp);
    if (message.role !== 'assistant') return;
    this.n_replies += 1;
    this.waiting = this.style === null ? 0 : logTextActions(this.log, text, this.style, stamp);
  }

  /** One message brings the results of all that a reply did. */
  private answer(text: string, time: number | null): void {
    this.waiting = 0;
    this.log.output(text, { time, exit_code: exitCodeIn(text) });
  }
}

export interface ChatEvents {
  readonly events: readonly Event[];
  readonly n_replies: number;
}

/**
 * A chat of any common form as events. Where no tools are called but most replies hold an action in their text, each action
 * is a call as well and the message after it, whose role is the user's, an output; any other message of the user's is a turn.
 */
export function chatEvents(items: readonly Untyped[]): ChatEvents {
  const messages = items.map(plain);
  const reader = new ChatReader(messages);
  for (const message of messages) reader.read(message);
  return { events: reader.log.events, n_replies: reader.n_replies };
}
