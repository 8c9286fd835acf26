import type { Task } from './task.ts';
import { changesTask } from './tasks/changes.ts';
import { cohortBiasTask } from './tasks/cohort-bias.ts';
import { compareTask } from './tasks/compare.ts';
import { distributionsTask } from './tasks/distributions.ts';
import { doseResponseTask } from './tasks/dose-response.ts';
import { interactionsTask } from './tasks/interactions.ts';
import { limitDifferencesTask } from './tasks/limit-differences.ts';
import { outcomeMatrixTask } from './tasks/outcome-matrix.ts';
import { ranksTask } from './tasks/ranks.ts';
import { reportTask } from './tasks/report.ts';
import { requestEffectsTask } from './tasks/request-effects.ts';

/** Every kind of computation that threads can be asked for, by name. */
const TASKS = {
  compare: compareTask,
  ranks: ranksTask,
  report: reportTask,
  requestEffects: requestEffectsTask,
  interactions: interactionsTask,
  doseResponse: doseResponseTask,
  limitDifferences: limitDifferencesTask,
  cohortBias: cohortBiasTask,
  outcomeMatrix: outcomeMatrixTask,
  distributions: distributionsTask,
  changes: changesTask,
} as const;

export type TaskName = keyof typeof TASKS;
export type RequestOf<N extends TaskName> = Parameters<(typeof TASKS)[N]['plan']>[0];
export type ResultOf<N extends TaskName> = ReturnType<ReturnType<(typeof TASKS)[N]['plan']>['join']>;

/** A task where only its name is known, as in a thread: who asks by name and type is `Compute`. */
export function taskNamed(name: TaskName): Task<unknown, unknown, unknown, unknown> {
  return TASKS[name];
}
