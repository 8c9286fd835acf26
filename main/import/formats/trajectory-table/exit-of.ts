import type { Exit } from '../../../../analysis/model/exit.ts';
import { exitOf as openHandsExit } from '../openhands/exit-of.ts';
import { exitOf as sweAgentExit } from '../swe-agent/exit-of.ts';

const UNTOLD = { word: null, state: null, error: null };

const WORDS: readonly (readonly [RegExp, Exit])[] = [
  [/^(submitted|submit|finish(ed)?|complete(d)?|done|stop(ped)?|end_turn|success(ful)?)$/i, 'submitted'],
  [/max.?(step|iteration|turn)|(step|iteration|turn)s?.?limit/i, 'step-limit'],
  [/context|token.?limit|max.?tokens|^length$/i, 'token-limit'],
  [/cost|budget/i, 'cost-limit'],
  [/time.?(limit|exceeded)|timed.?out|.timeout/i, 'time-limit'],
  [/error|exception|crash|fail/i, 'error'],
];

/** Words for two things: in mini-swe-agent either of two limits, and a time limit here but a model's silence there. */
const OPEN = /^(LimitsExceeded|timeout|unknown|none|null)?$/i;

/**
 * Why a run stopped, from a table's word for it, which may be that of SWE-agent, mini-swe-agent, OpenHands or of a model's
 * interface. Null where no reading is sure.
 */
export function exitOf(word: string | null): Exit | null {
  if (word === null || OPEN.test(word.trim())) return null;
  if (/^exit_|^(submitted|skipped) \(/.test(word))
    return sweAgentExit(word, { calls: null, call_limit: null });
  const limit = openHandsExit(word, UNTOLD).exit;
  if (limit !== 'error') return limit;
  return WORDS.find(([form]) => form.test(word.trim()))?.[1] ?? null;
}
