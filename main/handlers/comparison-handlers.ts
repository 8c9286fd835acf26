import { makeReport } from '../../analysis/report/index.ts';
import type { Parsed } from '../../preload/contract.ts';
import type { Handlers } from '../../preload/port.ts';
import { cohortsWithin } from './cohorts-within.ts';
import { comparedSides } from './compared-sides.ts';
import type { HandlerContext } from './handler-context.ts';
import { pairRows } from './pair-rows.ts';
import { cohortOf, comparedCohort, comparedTasks, pairedRowsOf } from './paired.ts';
import { rankBy } from './rank-by.ts';

type Methods = 'compare' | 'compare.pairs' | 'report' | 'ranks';

/** What two sides have in common and what not, and how it is drawn. */
export function comparisonHandlers({ store, compute, appVersion }: HandlerContext): Pick<Handlers, Methods> {
  async function compare(request: Parsed<'compare'>, signal: AbortSignal) {
    const { seed, filter } = request;
    const sides = comparedSides(request);
    const within = await cohortsWithin(store, filter, signal);
    const found = await store.call('pairedRows', { ...sides, filter }, signal);
    const { paired } = found;
    const result = await compute.run('compare', { rows: pairedRowsOf(found), seed, paired }, signal);
    return { ...sides, cohort: comparedCohort(found, within), seed, ...result };
  }

  async function report(request: Parsed<'report'>, signal: AbortSignal) {
    const { by, seed, filter, difference } = request;
    const sides = comparedSides(request);
    const within = await cohortsWithin(store, filter, signal);
    const found = await store.call('reportRows', { ...sides, filter }, signal);
    const { benchmark, paired, rows, one_sided } = found;
    const options = { rows, by, paired, seed, stated_difference: difference };
    const computed = await compute.run('report', options, signal);
    const cohort = cohortOf(benchmark, comparedTasks(rows, paired), within);
    return makeReport({ ...sides, seed, filter, cohort, one_sided, app_version: appVersion }, computed);
  }

  async function pairs(request: Parsed<'compare.pairs'>, signal: AbortSignal) {
    const sides = { ...comparedSides(request), filter: request.filter };
    const rows = pairRows(await store.call('pairedRows', sides, signal), request);
    return { rows: rows.slice(request.offset, request.offset + request.limit), total: rows.length };
  }

  async function ranks(request: Parsed<'ranks'>, signal: AbortSignal) {
    const { a, b, seed, filter } = request;
    const within = await cohortsWithin(store, filter, signal);
    const by = request.by ?? rankBy(request, await store.call('facets', { filter: {} }, signal));
    const paired = await store.call('pairedRows', { ...request, by }, signal);
    const { tasks, ...result } = await compute.run('ranks', { rows: pairedRowsOf(paired), seed }, signal);
    const cohort = cohortOf(paired.benchmark, tasks, within);
    const counts = { n_tasks: tasks.length, n_systems_one_sided: paired.n_rows_one_sided };
    return { by, a, b, seed, cohort, ...counts, ...result };
  }

  return {
    compare,
    'compare.pairs': pairs,
    report,
    ranks,
  };
}
