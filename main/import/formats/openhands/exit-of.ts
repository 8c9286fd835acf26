import type { Exit } from '../../../../analysis/model/exit.ts';

/** How the events of a run end. */
export interface Ending {
  /** The last thing the agent did, where it was to end the run: `finish` or `reject`. */
  readonly word: string | null;
  /** The last state that OpenHands told, such as `finished` or `error`. */
  readonly state: string | null;
  /** What OpenHands said was wrong. */
  readonly error: string | null;
}

export interface ToldExit {
  readonly exit: Exit | null;
  /** The source's own words. */
  readonly exit_detail: string | null;
}

const LIMITS: readonly (readonly [RegExp, Exit])[] = [
  [/max(imum)?[ _]?iteration|MaxIterationsReached/i, 'step-limit'],
  [/max(imum)? budget|budget .*exceed/i, 'cost-limit'],
  [/context ?window|context length|prompt is too long|too many tokens/i, 'token-limit'],
  [/EvalTimeout|timed? ?out after|timeout after/i, 'time-limit'],
];

const STATES: Readonly<Record<string, Exit>> = {
  finished: 'submitted',
  rejected: 'submitted',
  error: 'error',
};

const ofError = (error: string): Exit => LIMITS.find(([words]) => words.test(error))?.[1] ?? 'error';

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== '';

/**
 * Why a run stopped, from the error that its row names (`rowError`) and from its events. An agent that ended the run or
 * refused the task ended by itself; null where nothing tells.
 */
export function exitOf(rowError: string | null, { word, state, error }: Ending): ToldExit {
  if (isSaid(rowError)) return { exit: ofError(rowError), exit_detail: rowError };
  if (word !== null) return { exit: 'submitted', exit_detail: word };
  if (isSaid(error) && state !== 'finished') return { exit: ofError(error), exit_detail: error };
  return { exit: STATES[state ?? ''] ?? null, exit_detail: state };
}
