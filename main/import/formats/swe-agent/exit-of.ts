import type { Exit } from '../../../../analysis/model/exit.ts';

/** What tells a limit on calls from one on cost, which SWE-agent has one word for; null: unknown, 0 limit: none. */
export interface Spent {
  readonly calls: number | null;
  readonly call_limit: number | null;
}

const UNKNOWN = new Set(['', 'none', 'null', 'skipped', 'unknown_exit']);

function costExit({ calls, call_limit }: Spent): Exit {
  const isSteps = calls !== null && call_limit !== null && call_limit > 0 && calls >= call_limit;
  return isSteps ? 'step-limit' : 'cost-limit';
}

/**
 * SWE-agent's exit status in our words. `submitted (exit_cost)` was stopped by its limit, and what it had done was handed
 * in for it: the limit counts. An agent that gives up or types `exit` ended by itself. Every other word is an error; null
 * where nothing is known.
 */
export function exitOf(word: string | null, spent: Spent): Exit | null {
  const inner = /^(?:submitted|skipped) \((.+)\)$/.exec(word ?? '')?.[1];
  if (inner !== undefined) return exitOf(inner, spent);
  if (word === null || UNKNOWN.has(word.toLowerCase())) return null;
  switch (word) {
    case 'submitted':
    case 'exit_forfeit':
    case 'exit_command':
      return 'submitted';
    case 'exit_cost':
      return costExit(spent);
    case 'exit_context':
      return 'token-limit';
    case 'exit_command_timeout':
    case 'exit_total_execution_time':
      return 'time-limit';
    default:
      return 'error';
  }
}
