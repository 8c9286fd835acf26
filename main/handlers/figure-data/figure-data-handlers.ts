import { UserError } from '../../../analysis/model/user-error.ts';
import { withoutResults } from '../../../analysis/model/without-results.ts';
import { tradeoff } from '../../../analysis/tradeoff/index.ts';
import type { Parsed } from '../../../preload/contract.ts';
import type { Handlers } from '../../../preload/port.ts';
import { cohortsWithin } from '../cohorts-within.ts';
import { comparedSides } from '../compared-sides.ts';
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
    const { seed, filter } = request;
    const sides = comparedSides(request);
    const within = await cohortsWithin(store, filter, signal);
    const { benchmark, paired, rows } = await store.call('reportRows', { ...sides, filter }, signal);
    if (!paired)
      throw new UserError(
        'usage',
        'The two filters share no task, and changes are told task by task.',
        'Use compare or report, which take them as two groups of tasks.',
      );
    const cohort = cohortOf(benchmark, comparedTasks(rows, paired), within);
    return { ...sides, seed, cohort, rows: await compute.run('changes', { rows, seed }, signal) };
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
