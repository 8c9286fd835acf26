import type { Handlers } from '../../preload/port.ts';
import { openEngine } from '../docker/engine.ts';
import { runExperiment } from '../evaluation/experiment/run-experiment.ts';
import type { HandlerContext } from './handler-context.ts';

const KEPT = 'Cancelled; what was attempted and graded before is kept, and starting it again does the rest.';

/** Experiments in containers. */
export function experimentHandlers(context: HandlerContext): Pick<Handlers, 'experiment.start'> {
  const { jobs } = context;
  return {
    'experiment.start': async ({ plan, patience, disk_budget }) => ({
      job_id: await jobs.start({
        ...{ kind: 'experiment', title: `Experiment ${plan.name}`, writes: false, cancelled: KEPT },
        run: (signal, hold) =>
          runExperiment(
            { ...context, openEngine },
            plan,
            { patience, diskBudget: disk_budget },
            signal,
            hold,
          ),
      }),
    }),
  };
}
