import type { Database } from '../database.ts';
import { beginTry } from './begin-try.ts';
import { claimRuns } from './claim-runs.ts';
import { experimentFailures } from './experiment-failures.ts';
import { experimentRuns } from './experiment-runs.ts';
import { interruptedTries } from './interrupted-tries.ts';
import { listExperiments } from './list-experiments.ts';
import { type ExperimentRequest, openExperiment } from './open-experiment.ts';
import { plannedTasks } from './planned-tasks.ts';
import { runsUnderWay } from './runs-under-way.ts';
import { type NewAttempt, saveAttempt } from './save-attempt.ts';
import { spentBy } from './spent-by.ts';
import { taskScripts } from './task-scripts.ts';

/** What running experiments asks of the store. */
export function experimentsApi(database: Database) {
  return {
    openExperiment: (request: ExperimentRequest) => openExperiment(database, request),
    listExperiments: (_: object) => listExperiments(database),
    experimentFailures: (request: Parameters<typeof experimentFailures>[1]) =>
      experimentFailures(database, request),
    runsUnderWay: (request: { experiment_id: number }) => runsUnderWay(database, request),
    plannedTasks: (request: Parameters<typeof plannedTasks>[1]) => plannedTasks(database, request),
    taskScripts: (request: Parameters<typeof taskScripts>[1]) => taskScripts(database, request),
    claimRuns: (request: Parameters<typeof claimRuns>[1]) => claimRuns(database, request),
    experimentRuns: (request: Parameters<typeof experimentRuns>[1]) => experimentRuns(database, request),
    interruptedTries: (request: Parameters<typeof interruptedTries>[1]) =>
      interruptedTries(database, request),
    beginTry: (request: Parameters<typeof beginTry>[1]) => beginTry(database, request),
    spentBy: (request: { subject: string }) => spentBy(database, request),
    saveAttempt: (attempt: NewAttempt) => saveAttempt(database, attempt),
  };
}
