import type { Exit } from '../../../../analysis/model/exit.ts';
import { asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

const LIMITS: Readonly<Record<string, Exit>> = {
  message: 'step-limit',
  turn: 'step-limit',
  token: 'token-limit',
  context: 'token-limit',
  time: 'time-limit',
  working: 'time-limit',
  cost: 'cost-limit',
};

/** Why a model stopped that could not go on. */
const CUT_SHORT = new Set(['max_tokens', 'model_length']);

export interface ExitFacts {
  readonly exit: Exit | null;
  readonly exit_detail: string | null;
}

/** Logs before December 2024 tell a limit in an event only. */
function limitOf(sample: Untyped): string | null {
  const event = asObjects(sample.events).findLast((found) => found.event === 'sample_limit');
  return asText(asObject(sample.limit)?.type) ?? asText(sample.limit) ?? asText(event?.type);
}

/**
 * Why the agent stopped: an error, a limit or of its own accord. A limit that a person or a solver set by other means than
 * these is none of our words.
 */
export function exitOf(sample: Untyped): ExitFacts {
  const error = asText(asObject(sample.error)?.message) ?? asText(sample.error);
  if (error !== null) return { exit: 'error', exit_detail: error };
  const limit = limitOf(sample);
  if (limit !== null) return { exit: LIMITS[limit] ?? null, exit_detail: limit };
  const reason = asText(asObjects(asObject(sample.output)?.choices)[0]?.stop_reason);
  if (reason !== null && CUT_SHORT.has(reason)) return { exit: 'token-limit', exit_detail: reason };
  return { exit: reason === null ? null : 'submitted', exit_detail: reason };
}
