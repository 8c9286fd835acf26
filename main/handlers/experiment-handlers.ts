import type { Handlers } from '../../preload/port.ts';
import { openEngine } from '../docker/engine.ts';
import { readPlan } from '../evaluation/experiment/read-plan.ts';
import { runExperiment } from '../evaluation/experiment/run-experiment.ts';
import type { HandlerContext } from './handler-context.ts';

type Methods = 'experiment.start' | 'experiments' | 'experiment.failures';

const KEPT = 'Cancelled; what was attempted and graded before is kept, and starting it again does the rest.';

/** Experiments in containers. */
export function experimentHandlers(context: HandlerContext): Pick<Handlers, Methods> {
  const { store, jobs } = context;
  return {
    'experiment.start': async ({ plan: given, patience, disk_budget: diskBudget }) => {
      const plan = 'file' in given ? await readPlan(given.file) : given;
      const job_id = await jobs.start({
        ...{ kind: 'experiment', title: `Experiment ${plan.name}`, writes: false, cancelled: KEPT },
        run: (signal, hold) =>
          runExperiment({ ...context, openEngine }, plan, { patience, diskBudget }, signal, hold),
      });
      return { job_id };
    },
    experiments: async () => ({ rows: await store.call('listExperiments', {}) }),
    'experiment.failures': async (request) => ({ rows: await store.call('experimentFailures', request) }),
  };
}
