import { UserError } from '../../analysis/model/user-error.ts';
import { contract, type Method } from '../../preload/contract.ts';
import type { Handlers } from '../../preload/port.ts';
import type { Held } from './held.ts';

/** Asking these twice does no harm, so they are asked anew where the holder goes away before it has answered. */
const REPEATABLE: ReadonlySet<Method> = new Set<Method>([
  'workspace.describe',
  'facets',
  'rates',
  'compare',
  'compare.pairs',
  'ranks',
  'report',
  'matrix',
  'distributions',
  'tradeoff',
  'changes',
  'effects',
  'effects.fields',
  'effects.styles',
  'effects.interaction',
  'effects.dose',
  'effects.limits',
  'effects.cohort',
  'cohorts',
  'filters',
  'runs',
  'run',
  'events',
  'events.body',
  'events.marks',
  'events.search',
  'tasks',
  'task',
  'scripts',
  'script',
  'scripts.export',
  'corpora',
  'corpus',
  'figure',
  'figure.read',
  'figure.table',
  'figure.saved',
  'figure.save',
  'figure.remove',
  'palette',
  'import.inspect',
  'import.list',
  'job.list',
  'keys.list',
  'models.budgets',
  'models.check',
  'sql',
]);

type Ask = (input: unknown, signal: AbortSignal) => Promise<unknown>;
type Follow = (input: unknown, signal: AbortSignal) => AsyncIterable<unknown>;

function interrupted(cause: unknown): UserError {
  return new UserError(
    'internal',
    'The program that held the workspace ended while this was under way.',
    'Look at the jobs and the list of imports: where it is not there, do it again.',
    { cause },
  );
}

/**
 * Handlers that outlive the process which answers them: `current` gives the workspace that is held now, and waits for
 * the next one in between. A stream ends where its workspace goes, once the next is there: who follows begins anew.
 */
export function lastingHandlers(current: () => Promise<Held>): Handlers {
  const call =
    (method: Method): Ask =>
    async (input, signal) => {
      while (true) {
        const { workspace } = await current();
        try {
          return await (workspace.handlers[method] as Ask)(input, signal);
        } catch (error) {
          if (!workspace.isLost() || signal.aborted) throw error;
          if (!REPEATABLE.has(method)) throw interrupted(error);
        }
      }
    };
  const stream = (method: Method): Follow =>
    async function* (input, signal) {
      const { workspace, gone } = await current();
      const either = AbortSignal.any([signal, gone.signal]);
      try {
        yield* (workspace.handlers[method] as Follow)(input, either);
      } catch (error) {
        if (!workspace.isLost() && !gone.signal.aborted) throw error;
      }
      if (!signal.aborted) await current();
    };
  const methods = Object.keys(contract) as Method[];
  const entries = methods.map((method) => [
    method,
    contract[method].kind === 'call' ? call(method) : stream(method),
  ]);
  return Object.fromEntries(entries) as Handlers;
}
