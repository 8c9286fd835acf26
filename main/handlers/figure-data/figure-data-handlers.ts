import { tradeoff } from '../../../analysis/tradeoff/index.ts';
import type { Parsed } from '../../../preload/contract.ts';
import type { Handlers } from '../../../preload/port.ts';
import type { HandlerContext } from '../handler-context.ts';
import { cohortOf, comparedTasks } from '../paired.ts';
import { matrix } from './matrix.ts';
import { spread } from './spread.ts';
import { tradeoffGroups } from './tradeoff-groups.ts';

type Methods = 'matrix' | 'distributions' | 'tradeoff' | 'changes';

/** What figures are drawn from, beside comparisons. */
export function figureDataHandlers(context: HandlerContext): Pick<Handlers, Methods> {
  const { store, compute } = context;

  async function changes(request: Parsed<'changes'>, signal: AbortSignal) {
    const { by, a, b, seed } = request;
    const { benchmark, rows } = await store.call('reportRows', request, signal);
    const cohort = cohortOf(benchmark, comparedTasks(rows));
    return { by, a, b, seed, cohort, rows: await compute.run('changes', { rows, seed }, signal) };
  }

  return {
    matrix: (request, signal) => matrix(request, context, signal),
    distributions: (request, signal) => spread(request, context, signal),
    tradeoff: async ({ filter, measure }, signal) => {
      // Outcomes do not choose: that would select on the result.
      const unselected = { ...filter, outcome: undefined };
      const counts = await store.call('rateCounts', { filter: unselected }, signal);
      return tradeoff(measure, tradeoffGroups(counts, measure));
    },
    changes,
  };
}
