import type { Handlers } from '../../preload/port.ts';
import type { Progress } from '../jobs/job.ts';
import { cohortKeys } from '../store/cohorts/cohort-keys.ts';
import { filtersUsing } from '../store/cohorts/filters-using.ts';
import type { HandlerContext } from './handler-context.ts';

type Methods = 'cohorts' | 'filters' | Extract<keyof Handlers, `cohort.${string}` | `filter.${string}`>;

const NO_COUNTS = { done: 0, total: null, unit: 'tasks', warnings: 0 };

/** A change of the workspace in one step, so that every window learns of it. */
async function* step<Result>(message: string, work: () => Promise<Result>): AsyncGenerator<Progress, Result> {
  yield { ...NO_COUNTS, message };
  return await work();
}

/** What people keep of filters: the tasks one finds as a cohort, and the filter itself under a name. */
export function filterHandlers({ store, jobs, now }: HandlerContext): Pick<Handlers, Methods> {
  const change = (kind: string, title: string, work: () => Promise<unknown>) =>
    jobs.perform({ kind, title, writes: true, run: () => step(title, work) }) as never;
  return {
    cohorts: async (_, signal) => {
      const [cohorts, filters] = await Promise.all([
        store.call('cohorts', {}, signal),
        store.call('savedFilters', {}, signal),
      ]);
      const keys = cohortKeys(cohorts);
      const rows = cohorts.map(({ tasks: _, filter, ...cohort }, i) => ({
        ...{ ...cohort, key: keys[i]!, used_by: filtersUsing(cohort, filters) },
        filter: filter === null ? null : JSON.parse(filter),
      }));
      return { rows };
    },
    'cohort.make': (request) =>
      change('cohort', `Make cohort “${request.name}”`, () =>
        store.call('makeCohort', { ...request, now: now() }),
      ),
    'cohort.remove': ({ name }) =>
      change('cohort', `Remove cohort “${name}”`, () => store.call('removeCohort', { name })),
    filters: async (_, signal) => ({ rows: await store.call('savedFilters', {}, signal) }),
    'filter.save': async (request) => {
      await store.call('saveFilter', { ...request, now: now() });
      return {};
    },
    'filter.rename': async (request) => {
      await store.call('renameFilter', request);
      return {};
    },
    'filter.remove': (request) => store.call('removeFilter', request),
  };
}
