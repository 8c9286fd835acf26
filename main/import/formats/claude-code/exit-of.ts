import type { Exit } from '../../../../analysis/model/exit.ts';
import { contentText } from '../../transcript/chat-message.ts';
import { asObject, asText, type Untyped } from '../../untyped.ts';
import { isSynthetic } from './message-usages.ts';
import { isInterruption } from './user-words.ts';

export interface SessionExit {
  readonly exit: Exit | null;
  readonly exit_detail: string | null;
}

const NONE: SessionExit = { exit: null, exit_detail: null };

/** How a program run without a person ended, by its last line. */
const RESULTS: Readonly<Record<string, Exit>> = {
  success: 'submitted',
  error_max_turns: 'step-limit',
  error_max_budget_usd: 'cost-limit',
};

function ofResult(line: Untyped): SessionExit {
  const subtype = asText(line.subtype) ?? 'result';
  const failed = line.is_error === true && subtype === 'success';
  return { exit: failed ? 'error' : (RESULTS[subtype] ?? 'error'), exit_detail: subtype };
}

/** Why a model stopped: it was done, or its answer was cut. In the middle of calling tools the session has no end. */
const STOPS: Readonly<Record<string, Exit>> = {
  end_turn: 'submitted',
  stop_sequence: 'submitted',
  max_tokens: 'token-limit',
  model_context_window_exceeded: 'token-limit',
  refusal: 'error',
};

function ofReply(line: Untyped): SessionExit {
  const message = asObject(line.message);
  if (isSynthetic(line))
    return {
      exit: 'error',
      exit_detail: asText(line.error) ?? contentText(message?.content ?? '').slice(0, 200),
    };
  const reason = asText(message?.stop_reason);
  return { exit: reason === null ? null : (STOPS[reason] ?? null), exit_detail: reason };
}

/** How a session ended, from the last line of its main conversation that tells: a result, a reply or an interruption. */
export function exitOf(lines: readonly Untyped[]): SessionExit {
  const last = lines.findLast(({ type }) => type === 'result' || type === 'assistant' || type === 'user');
  if (last === undefined) return NONE;
  if (last.type === 'result') return ofResult(last);
  if (last.type === 'assistant') return ofReply(last);
  const text = contentText(asObject(last.message)?.content ?? '');
  return isInterruption(text) ? { exit: null, exit_detail: text.trim() } : NONE;
}
