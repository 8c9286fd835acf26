import { forestFigure } from '../../analysis/figures/forest-figure.tsx';
import { UserError } from '../../analysis/model/user-error.ts';
import { makeReport } from '../../analysis/report/index.ts';
import type { Parsed } from '../../preload/contract.ts';
import type { Handlers } from '../../preload/port.ts';
import type { Compute } from '../compute/compute.ts';
import { inspectSources } from '../import/inspect-sources.ts';
import { importTitle, runImport } from '../import/run-import.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Store } from '../store/store-client.ts';
import { effectHandlers } from './effects/effect-handlers.ts';
import { exportScripts } from './export-scripts.ts';
import { pairRows } from './pair-rows.ts';
import { cohortOf, comparedCohort, comparedTasks, pairedRowsOf } from './paired.ts';
import { rankBy } from './rank-by.ts';
import { rateRows } from './rates.ts';
import { undoImport } from './undo-import.ts';

export interface HandlerContext {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly compute: Compute;
  readonly workspace: { readonly path: string; readonly name: string; readonly is_demo: boolean };
  readonly appVersion: string;
  readonly now: () => number;
}

/** What only the host of a window can do is done there, and never asked of the process that holds the file. */
async function refuseWithoutWindow(): Promise<never> {
  throw new UserError(
    'usage',
    'Only a window can open another workspace.',
    '`npm start` without a file opens the demo.',
  );
}

/** Everything a window or a command line can ask for: the one implementation behind every transport. */
export function createHandlers(context: HandlerContext): Handlers {
  const { store, jobs, compute } = context;

  async function compare(request: Parsed<'compare'>, signal: AbortSignal) {
    const { by, a, b, seed } = request;
    const paired = await store.call('pairedRows', request, signal);
    const result = await compute.run('compare', { rows: pairedRowsOf(paired), seed }, signal);
    return { by, a, b, cohort: comparedCohort(paired), seed, ...result };
  }

  async function report(request: Parsed<'report'>, signal: AbortSignal) {
    const { by, a, b, seed, filter, difference } = request;
    const { benchmark, rows, one_sided } = await store.call('reportRows', request, signal);
    const computed = await compute.run('report', { rows, by, seed, stated_difference: difference }, signal);
    const cohort = cohortOf(benchmark, comparedTasks(rows));
    const app_version = context.appVersion;
    return makeReport({ by, a, b, seed, filter, cohort, one_sided, app_version }, computed);
  }

  async function pairs(request: Parsed<'compare.pairs'>, signal: AbortSignal) {
    const rows = pairRows(await store.call('pairedRows', request, signal), request);
    return { rows: rows.slice(request.offset, request.offset + request.limit), total: rows.length };
  }

  async function ranks(request: Parsed<'ranks'>, signal: AbortSignal) {
    const { a, b, seed } = request;
    const by = request.by ?? rankBy(request, await store.call('facets', { filter: {} }, signal));
    const paired = await store.call('pairedRows', { ...request, by }, signal);
    const { tasks, ...result } = await compute.run('ranks', { rows: pairedRowsOf(paired), seed }, signal);
    const cohort = cohortOf(paired.benchmark, tasks);
    const counts = { n_tasks: tasks.length, n_systems_one_sided: paired.n_rows_one_sided };
    return { by, a, b, seed, cohort, ...counts, ...result };
  }

  return {
    'workspace.describe': async (_, signal) => ({
      ...context.workspace,
      former: null,
      ...(await store.call('describe', {}, signal)),
      app_version: context.appVersion,
      revision: jobs.revision,
    }),
    facets: (input, signal) => store.call('facets', input, signal),
    rates: async ({ filter }, signal) => ({
      rows: rateRows(await store.call('rateCounts', { filter }, signal)),
    }),
    compare,
    'compare.pairs': pairs,
    report,
    ranks,
    ...effectHandlers(store, compute),
    runs: async (input, signal) => (await store.call('runs', input, signal)) as never,
    run: async (input, signal) => (await store.call('runDetail', input, signal)) as never,
    events: async (input, signal) => (await store.call('events', input, signal)) as never,
    'events.body': (input, signal) => store.call('eventBody', input, signal),
    'events.marks': async (input, signal) => (await store.call('eventMarks', input, signal)) as never,
    'events.search': (input, signal) => store.call('searchEvents', input, signal),
    tasks: async (input, signal) => (await store.call('tasks', input, signal)) as never,
    task: async (input, signal) => (await store.call('taskDetail', input, signal)) as never,
    scripts: async (input, signal) => (await store.call('scripts', input, signal)) as never,
    script: async (input, signal) => (await store.call('scriptDetail', input, signal)) as never,
    'scripts.export': (input, signal) => exportScripts(store, input, signal),
    corpora: async (_, signal) => (await store.call('corpora', {}, signal)) as never,
    corpus: async (input, signal) => (await store.call('corpusDetail', input, signal)) as never,
    figure: async ({ comparison, format, theme, width, repositories }, signal) => {
      const figure = forestFigure(await compare(comparison, signal), { repositories });
      // Writing pages and fonts takes a tenth of a second to load, which no other command should wait for.
      const { renderFigure } = await import('../figures/render-figure.ts');
      return renderFigure({ figure, format, theme, width });
    },
    'import.inspect': async ({ paths }, signal) => ({ sources: await inspectSources(paths, signal) }),
    'import.start': async ({ paths, mapping }) => ({
      job_id: await jobs.start({
        kind: 'import',
        title: importTitle(paths),
        writes: true,
        run: (signal) => runImport(context, paths, mapping, signal),
      }),
    }),
    'import.list': async (_, signal) => ({ rows: (await store.call('listImports', {}, signal)) as never }),
    'import.undo': async ({ import_id }) =>
      (await jobs.perform({
        kind: 'undo',
        title: `Undo import ${import_id}`,
        writes: true,
        run: () => undoImport(store, import_id),
      })) as never,
    'job.list': async () => ({ rows: jobs.list() }),
    'job.cancel': async ({ job_id }) => ({ cancelled: jobs.cancel(job_id) }),
    'job.follow': ({ job_id, after }, signal) => jobs.follow(job_id, after, signal),
    sql: (input, signal) => store.call('sql', input, signal),
    'files.choose': async () => ({ paths: null }),
    'workspace.demo': refuseWithoutWindow,
    'workspace.back': refuseWithoutWindow,
  };
}
