import type { Event } from '../../analysis/model/event.ts';
import type { Handlers } from '../../preload/port.ts';
import { openEngine } from '../docker/engine.ts';
import { LiveAttempts } from '../evaluation/attempt/live-attempts.ts';
import { readPlan } from '../evaluation/experiment/read-plan.ts';
import { runExperiment } from '../evaluation/experiment/run-experiment.ts';
import type { HandlerContext } from './handler-context.ts';

type Methods =
  | 'experiment.start'
  | 'experiments'
  | 'experiment.failures'
  | 'experiment.under_way'
  | 'attempt.follow';

const KEPT = 'Cancelled; what was attempted and graded before is kept, and starting it again does the rest.';

/** Characters of a body that are sent while it happens; the whole is there once the attempt is kept. */
const CLIP = 20_000;

function listedEvent(event: Event) {
  const body = event.body.slice(0, CLIP);
  return {
    ...event,
    body,
    body_bytes: Buffer.byteLength(event.body),
    is_whole: body.length === event.body.length,
  };
}

/** Experiments in containers. */
export function experimentHandlers(context: HandlerContext): Pick<Handlers, Methods> {
  const { store, jobs } = context;
  const live = new LiveAttempts();
  return {
    'experiment.start': async ({ plan: given, patience, disk_budget: diskBudget }) => {
      const plan = 'file' in given ? await readPlan(given.file) : given;
      const job_id = await jobs.start({
        ...{ kind: 'experiment', title: `Experiment ${plan.name}`, writes: false, cancelled: KEPT },
        run: (signal, hold) =>
          runExperiment({ ...context, openEngine, live }, plan, { patience, diskBudget }, signal, hold),
      });
      return { job_id };
    },
    'experiment.under_way': async (request) => ({ rows: await store.call('runsUnderWay', request) }),
    'attempt.follow': async function* ({ run_id }, signal) {
      for await (const event of live.follow(run_id, signal)) yield listedEvent(event);
    },
    experiments: async () => ({ rows: await store.call('listExperiments', {}) }),
    'experiment.failures': async (request) => ({ rows: await store.call('experimentFailures', request) }),
  };
}
