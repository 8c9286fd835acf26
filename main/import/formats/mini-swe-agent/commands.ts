import { contentText } from '../../transcript/chat-message.ts';
import { asList, asObject, asText, type Untyped } from '../../untyped.ts';

/** The tag of the one code block that is run: later versions have their own, so that examples in bash stay talk. */
export type FenceTag = 'mswea_bash_command' | 'bash';

/** Which tag a trajectory's instructions ask for. */
export function fenceTag(messages: readonly Untyped[]): FenceTag {
  const asks = messages
    .slice(0, 2)
    .some((message) => contentText(message.content).includes('```mswea_bash_command'));
  return asks ? 'mswea_bash_command' : 'bash';
}

const FENCES: Readonly<Record<FenceTag, RegExp>> = {
  mswea_bash_command: /```mswea_bash_command\s*\n([\s\S]*?)\n```/g,
  bash: /```bash\s*\n([\s\S]*?)\n```/g,
};

/** The command in a reply's text: the agent runs it only where there is exactly one block. */
function fencedCommands(text: string, tag: FenceTag): readonly string[] {
  const blocks = [...text.matchAll(FENCES[tag])].map((match) => match[1] ?? '');
  return blocks.length === 1 ? blocks : [];
}

/** A tool call's command; what is no bash command stands as it was sent. */
function toolCommand(name: unknown, args: unknown): string {
  const raw = typeof args === 'string' ? args : JSON.stringify(args ?? null);
  if (name !== 'bash') return `${asText(name) ?? 'tool'} ${raw}`;
  try {
    return asText(asObject(JSON.parse(raw))?.command) ?? raw;
  } catch {
    return raw;
  }
}

/** What a reply asks to be run, in order. */
export function commandsOf(message: Untyped, tag: FenceTag): readonly string[] {
  const calls = asList(message.tool_calls).map((call) => asObject(asObject(call)?.function));
  if (calls.length > 0) return calls.map((call) => toolCommand(call?.name, call?.arguments));
  const items = asList(message.output).map(asObject);
  const sent = items.filter((item) => item?.type === 'function_call');
  if (sent.length > 0) return sent.map((item) => toolCommand(item?.name, item?.arguments));
  return message.object === 'response' ? [] : fencedCommands(contentText(message.content), tag);
}
