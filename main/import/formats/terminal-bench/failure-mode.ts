import type { Exit } from '../../../../analysis/model/exit.ts';

/** Words for a trial in which nothing went wrong, or nothing was said. */
const NONE: ReadonlySet<string> = new Set(['unset', 'none']);

/**
 * Failure mode → why the agent stopped. A failure of the tests is written only where the agent had come to its own end; an
 * unreadable test log overwrites whatever was known of the agent.
 */
const EXITS: Readonly<Record<string, Exit | null>> = {
  agent_timeout: 'time-limit',
  context_length_exceeded: 'token-limit',
  output_length_exceeded: 'token-limit',
  test_timeout: 'submitted',
  parse_error: null,
  setup_timeout: 'error',
  unknown: 'error',
  unknown_agent_error: 'error',
  fatal_llm_parse_error: 'error',
  agent_installation_failed: 'error',
};

export interface FailureMode {
  readonly exit: Exit | null;
  /** The source's own word; null: none. */
  readonly word: string | null;
  readonly isKnown: boolean;
}

/** What a trial's `failure_mode` says of the agent's end; `isGraded`: its tests came to a verdict. */
export function failureMode(word: string | null, isGraded: boolean): FailureMode {
  if (word === null || NONE.has(word))
    return { exit: isGraded ? 'submitted' : null, word: null, isKnown: true };
  const isKnown = Object.hasOwn(EXITS, word);
  return { exit: isKnown ? EXITS[word]! : null, word, isKnown };
}
