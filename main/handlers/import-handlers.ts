import type { Handlers } from '../../preload/port.ts';
import { inspectSources } from '../import/inspect-sources.ts';
import { importTitle, runImport } from '../import/run-import.ts';
import type { HandlerContext } from './handler-context.ts';
import { undoImport } from './undo-import.ts';

type Methods = Extract<keyof Handlers, `import.${string}` | `job.${string}`>;

/** Imports, and the jobs that they are. */
export function importHandlers(context: HandlerContext): Pick<Handlers, Methods> {
  const { store, jobs } = context;
  return {
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
  };
}
