import type { Exit } from '../../../../analysis/model/exit.ts';
import { contentText } from '../../transcript/chat-message.ts';
import { asList, asObject, asText, type Untyped } from '../../untyped.ts';

/** Tools by which agents say that they are done: OpenHands, Terminus, SWE-agent and others. */
const DONE = new Set(['finish', 'mark_task_complete', 'task_complete', 'submit', 'attempt_completion']);

/** Terminus may say it in the JSON of its reply instead. */
function saysComplete(message: string): boolean {
  if (!message.trimStart().startsWith('{')) return false;
  try {
    return asObject(JSON.parse(message))?.task_complete === true;
  } catch {
    return false;
  }
}

export interface ReadExit {
  readonly exit: Exit | null;
  readonly exit_detail: string | null;
}

/** How a run ended, from the main agent's last step; the format itself does not say. */
export function exitOfStep(step: Untyped | undefined): ReadExit {
  const calls = asList(step?.tool_calls).map((call) => asText(asObject(call)?.function_name) ?? '');
  const done = calls.find((name) => DONE.has(name));
  if (done !== undefined) return { exit: 'submitted', exit_detail: done };
  return saysComplete(contentText(step?.message ?? ''))
    ? { exit: 'submitted', exit_detail: 'task_complete' }
    : { exit: null, exit_detail: null };
}
