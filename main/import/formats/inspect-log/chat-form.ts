import { contentText } from '../../transcript/chat-message.ts';
import { asList, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/** A call's `function` is its name, where the chat interface has an object. */
const callOf = (call: Untyped): Untyped => ({
  function: { name: call.function, arguments: call.arguments },
});

/** Reasoning that its provider hides is a cipher; its summary is all there is to read. */
function partOf(part: unknown): unknown {
  const object = asObject(part);
  if (object?.type === 'tool_use') return { type: 'tool_use', name: object.name, input: object.arguments };
  if (object?.type !== 'reasoning') return part;
  const { redacted, reasoning, summary } = object;
  const text = redacted === true ? asText(summary) : (asText(reasoning) ?? asText(summary));
  return { type: 'reasoning', reasoning: text ?? '' };
}

/** What a tool gave back, and what went wrong with it. */
export function resultText(result: unknown, error: unknown): string {
  const fault = asText(asObject(error)?.message) ?? asText(error);
  const text =
    typeof result === 'string' || typeof result === 'object' ? contentText(result) : String(result);
  return [text, fault ?? ''].filter((part) => part !== '').join('\n');
}

const isToolUse = (part: unknown): boolean => asObject(part)?.type === 'tool_use';

/** What a provider's own tool gave back stands within the reply that called it. */
function replyForm(message: Untyped): readonly Untyped[] {
  const content = asList(message.content);
  const end = content.findIndex(isToolUse);
  const tool_calls = asObjects(message.tool_calls).map(callOf);
  if (end < 0)
    return [{ ...message, content: content.length > 0 ? content.map(partOf) : message.content, tool_calls }];
  const used = asObject(content[end]);
  return [
    { role: 'assistant', content: content.slice(0, end + 1).map(partOf) },
    { role: 'tool', content: resultText(used?.result ?? '', used?.error) },
    ...replyForm({ ...message, content: content.slice(end + 1) }),
  ];
}

/** A message of Inspect as those of the chat interface that say the same, in order. */
export function chatForm(message: Untyped): readonly Untyped[] {
  if (message.role === 'assistant') return replyForm(message);
  return message.role === 'tool'
    ? [{ role: 'tool', content: resultText(message.content ?? '', message.error) }]
    : [message];
}
