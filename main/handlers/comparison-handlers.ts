import { makeReport } from '../../analysis/report/index.ts';
import type { Parsed } from '../../preload/contract.ts';
import type { Handlers } from '../../preload/port.ts';
import { cohortsWithin } from './cohorts-within.ts';
import type { HandlerContext } from './handler-context.ts';
import { pairRows } from './pair-rows.ts';
import { cohortOf, comparedCohort, comparedTasks, pairedRowsOf } from './paired.ts';
import { rankBy } from './rank-by.ts';

type Methods = 'compare' | 'compare.pairs' | 'report' | 'ranks';

/** What two sides have in common and what not, and how it is drawn. */
export function comparisonHandlers({ store, compute, appVersion }: HandlerContext): Pick<Handlers, Methods> {
  async function compare(request: Parsed<'compare'>, signal: AbortSignal) {
    const { by, a, b, seed, filter } = request;
    const within = await cohortsWithin(store, filter, signal);
    const paired = await store.call('pairedRows', request, signal);
    const result = await compute.run('compare', { rows: pairedRowsOf(paired), seed }, signal);
    return { by, a, b, cohort: comparedCohort(paired, within), seed, ...result };
  }

  async function report(request: Parsed<'report'>, signal: AbortSignal) {
    const { by, a, b, seed, filter, difference } = request;
    const within = await cohortsWithin(store, filter, signal);
    const { benchmark, rows, one_sided } = await store.call('reportRows', request, signal);
    const computed = await compute.run('report', { rows, by, seed, stated_difference: difference }, signal);
    const cohort = cohortOf(benchmark, comparedTasks(rows), within);
    return makeReport({ by, a, b, seed, filter, cohort, one_sided, app_version: appVersion }, computed);
  }

  async function pairs(request: Parsed<'compare.pairs'>, signal: AbortSignal) {
    const rows = pairRows(await store.call('pairedRows', request, signal), request);
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
