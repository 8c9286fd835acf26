import type { Exit } from '../../../../analysis/model/exit.ts';

/** What tells a step limit from a cost limit; null: unknown, 0 limit: none. */
export interface Spent {
  readonly steps: number | null;
  readonly cost_usd: number | null;
  readonly step_limit: number | null;
  readonly cost_limit: number | null;
}

const reached = (spent: number | null, limit: number | null): boolean =>
  spent !== null && limit !== null && limit > 0 && spent >= limit;

/**
 * mini-swe-agent's exit status in our words. One word stands there for two limits, told apart by which was reached; null
 * where that is not known. A model's full context is a limit on tokens. Every other word is an error.
 */
export function exitOf(word: string | null, spent: Spent): Exit | null {
  switch (word) {
    case null:
    case '':
      return null;
    case 'Submitted':
      return 'submitted';
    case 'LimitsExceeded':
      if (reached(spent.cost_usd, spent.cost_limit)) return 'cost-limit';
      return reached(spent.steps, spent.step_limit) ? 'step-limit' : null;
    case 'TimeExceeded':
      return 'time-limit';
    case 'ContextWindowExceeded':
    case 'ContextWindowExceededError':
      return 'token-limit';
    default:
      return 'error';
  }
}
