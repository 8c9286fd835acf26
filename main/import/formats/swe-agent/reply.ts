import { contentText } from '../../transcript/chat-message.ts';
import { asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/** A model's answer, from the history or from a step. */
export interface Reply {
  readonly thoughts: readonly string[];
  readonly text: string;
  readonly action: string;
  /** The name of the tool that the action was called by; null where it stood in the text. */
  readonly tool: string | null;
  /** Calls that were no action: they could not be run. */
  readonly calls: readonly Untyped[];
  /** No answer at all, but the harness saying why it ends the run. */
  readonly isEnd: boolean;
}

const END = /^Exit(ing)? due to /;
const END_0_X = /^exit_(cost|context|format|error|api|environment_error)$/;

const isSaid = (text: string): boolean => text.trim() !== '';

export function readReply(source: Untyped): Reply {
  const action = asText(source.action) ?? '';
  const thought = asText(source.thought) ?? '';
  const calls = asObjects(source.tool_calls).map((call) => asObject(call.function) ?? call);
  const text = [contentText(source.content ?? ''), asText(source.response) ?? '', thought].find(isSaid) ?? '';
  return {
    thoughts: [
      asText(source.reasoning_content) ?? '',
      ...asObjects(source.thinking_blocks).map((block) => asText(block.thinking) ?? ''),
    ].filter(isSaid),
    text,
    action: isSaid(action) ? action : '',
    tool: asText(calls[0]?.name),
    calls: isSaid(action) ? [] : calls,
    isEnd: END_0_X.test(action.trim()) || (!isSaid(action) && END.test(text)),
  };
}
