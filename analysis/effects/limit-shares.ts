import type { LimitShare } from '../model/effects.ts';
import type { Exit } from '../model/exit.ts';
import { taskRate } from './task-rate.ts';

/** Why a run ended; `limit` where it met one and nobody told which. */
export type RunEnd = Exit | 'limit';

/** Exits of a system's runs under one condition, task by task; null where the source does not tell. */
export interface ExitRow {
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly tasks: readonly { readonly task: string; readonly exits: readonly (RunEnd | null)[] }[];
}

/** 1: a limit ended it; 0: the agent did; null: an error did, or nobody knows. */
export function isLimit(exit: RunEnd | null): 0 | 1 | null {
  if (exit === null || exit === 'error') return null;
  return exit === 'submitted' ? 0 : 1;
}

/** Share of runs that exhaust a limit, of those that submitted or met one. */
export function limitShare({ benchmark, system, condition, tasks }: ExitRow): LimitShare {
  const exits = tasks.flatMap((task) => task.exits);
  const count = (is: (exit: RunEnd | null) => boolean) => exits.filter(is).length;
  const n_ended = count((exit) => isLimit(exit) !== null);
  const limits = exits.filter((exit) => isLimit(exit) === 1) as RunEnd[];
  const by_limit = Object.fromEntries(
    [...new Set(limits)].sort().map((limit) => [limit, count((exit) => exit === limit)]),
  );
  const counts = {
    n_tasks: tasks.filter((task) => task.exits.some((exit) => isLimit(exit) !== null)).length,
    n_runs: exits.length,
    n_ended,
    n_limit: limits.length,
    n_error: count((exit) => exit === 'error'),
    n_unknown: count((exit) => exit === null),
  };
  return { benchmark, system, condition, ...counts, by_limit, ...rateOf(tasks), reasons: reasonsOf(counts) };
}

function rateOf(tasks: ExitRow['tasks']) {
  return taskRate(
    tasks.map(({ exits }) => {
      const ended = exits.map(isLimit).filter((is) => is !== null);
      return { hits: ended.filter((is) => is === 1).length, runs: ended.length };
    }),
  );
}

function reasonsOf({ n_tasks, n_ended }: { readonly n_tasks: number; readonly n_ended: number }) {
  if (n_ended > 0)
    return n_tasks === 1 && n_ended > 1 ? { ci: 'one task shows no variation between tasks' } : {};
  const reason = 'no run is known to have submitted or met a limit';
  return { rate: reason, ci: reason };
}
