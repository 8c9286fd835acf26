import { withoutResults } from '../../../analysis/model/without-results.ts';
import { tradeoff } from '../../../analysis/tradeoff/index.ts';
import type { Parsed } from '../../../preload/contract.ts';
import type { Handlers } from '../../../preload/port.ts';
import { cohortsWithin } from '../cohorts-within.ts';
import type { HandlerContext } from '../handler-context.ts';
import { cohortOf, comparedTasks } from '../paired.ts';
import { scoped } from '../scoped.ts';
import { matrix } from './matrix.ts';
import { spread } from './spread.ts';
import { tradeoffGroups } from './tradeoff-groups.ts';

type Methods = 'matrix' | 'distributions' | 'tradeoff' | 'changes';

/** What figures are drawn from, beside comparisons. */
export function figureDataHandlers(context: HandlerContext): Pick<Handlers, Methods> {
  const { store, compute } = context;
  const within = scoped(store);

  async function changes(request: Parsed<'changes'>, signal: AbortSignal) {
    const { by, a, b, seed, filter } = request;
    const within = await cohortsWithin(store, filter, signal);
    const { benchmark, rows } = await store.call('reportRows', request, signal);
    const cohort = cohortOf(benchmark, comparedTasks(rows), within);
    return { by, a, b, seed, cohort, rows: await compute.run('changes', { rows, seed }, signal) };
  }

  return {
    matrix: within((request: Parsed<'matrix'>, signal) => matrix(request, context, signal)),
    distributions: within((request: Parsed<'distributions'>, signal) => spread(request, context, signal)),
    tradeoff: within(async ({ filter, measure }: Parsed<'tradeoff'>, signal) => {
      // Outcomes and labels do not choose: that would select on the result.
      const counts = await store.call('rateCounts', { filter: withoutResults(filter) }, signal);
      return tradeoff(measure, tradeoffGroups(counts, measure));
    }),
    changes,
  };
}
