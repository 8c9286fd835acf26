import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import type { Handlers } from '../../preload/port.ts';
import type { Progress } from '../jobs/job.ts';
import { cohortKeys } from '../store/cohorts/cohort-keys.ts';
import { filtersUsing } from '../store/cohorts/filters-using.ts';
import type { HandlerContext } from './handler-context.ts';

type Methods = 'cohorts' | 'filters' | Extract<keyof Handlers, `cohort.${string}` | `filter.${string}`>;

const NO_COUNTS = { done: 0, total: null, unit: 'tasks', warnings: 0 };

/** A change of the workspace in one step; as a job, so that every window learns of it. */
async function* step<Result extends { readonly hash: string }>(
  work: () => Promise<Result>,
  told: (result: Result) => string,
): AsyncGenerator<Progress, Result> {
  const result = await work();
  yield { ...NO_COUNTS, message: told(result) };
  return result;
}

const made = ({ n_tasks, n_from, hash }: Output<'cohort.make'>) =>
  `${n_tasks === n_from ? count(n_tasks) : `${count(n_tasks)} of ${count(n_from)}`} tasks, ${hash}`;

/** What people keep of filters: the tasks one finds as a cohort, and the filter itself under a name. */
export function filterHandlers({ store, jobs, now }: HandlerContext): Pick<Handlers, Methods> {
  const change = <Result>(title: string, run: () => AsyncGenerator<Progress, Result>) =>
    jobs.perform({ kind: 'cohort', title, writes: true, run }) as Promise<Result>;
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
      change(`Make cohort “${request.name}”`, () =>
        step(() => store.call('makeCohort', { ...request, now: now() }), made),
      ),
    'cohort.remove': ({ name }) =>
      change(`Remove cohort “${name}”`, () =>
        step(
          () => store.call('removeCohort', { name }),
          ({ hash }) => hash,
        ),
      ),
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
