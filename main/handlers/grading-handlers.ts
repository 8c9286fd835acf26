import { UserError } from '../../analysis/model/user-error.ts';
import type { Handlers } from '../../preload/port.ts';
import { openEngine } from '../docker/engine.ts';
import { engineHealth } from '../docker/engine-health.ts';
import { gradeRuns } from '../evaluation/grading/grade-runs.ts';
import { gradeTitle } from '../evaluation/grading/grade-title.ts';
import { regrade } from '../evaluation/grading/regrade.ts';
import type { HandlerContext } from './handler-context.ts';

type Methods = 'engine.health' | 'grade.start' | 'regrade.start' | 'grade.results' | 'grade.log';

const KEPT = 'Cancelled; what was graded before is kept.';

/** Grading in containers. */
export function gradingHandlers(context: HandlerContext): Pick<Handlers, Methods> {
  const { store, jobs } = context;
  return {
    'engine.health': async () => {
      try {
        return { health: await engineHealth(await openEngine()), problem: null };
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return { health: null, problem: { message: error.message, hint: error.hint } };
      }
    },
    'grade.start': async (request) => ({
      job_id: await jobs.start({
        ...{ kind: 'grade', title: gradeTitle(request), writes: false, cancelled: KEPT },
        run: (signal, hold) => gradeRuns({ ...context, openEngine }, request, signal, hold),
      }),
    }),
    'regrade.start': async ({ filter }) => ({
      job_id: await jobs.start({
        ...{ kind: 'regrade', title: 'Read the logs again', writes: false, cancelled: KEPT },
        run: (signal, hold) => regrade(context, filter, signal, hold),
      }),
    }),
    'grade.results': (input, signal) => store.call('gradedHere', input, signal),
    'grade.log': (input) => store.call('gradeLog', input),
  };
}
