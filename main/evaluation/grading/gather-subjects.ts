import { resolve } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Format } from '../../import/format.ts';
import { runImport } from '../../import/run-import.ts';
import type { JobHold, Progress } from '../../jobs/job.ts';
import type { GradeSubject } from '../../store/grading/subjects.ts';
import type { GradeContext, GradeRequest } from './grade-context.ts';
import { importAgent } from './import-agent.ts';

/** Formats that tell how tasks are tested. */
const TASK_FORMATS = ['task-instances', 'harbor-tasks'];

const isOfTasks = ({ name }: Format) => TASK_FORMATS.includes(name);

/** Brings what the request names into the workspace, and says what of it is to be graded. */
export async function* gatherSubjects(
  context: GradeContext,
  request: GradeRequest,
  signal: AbortSignal,
  hold: JobHold,
): AsyncGenerator<Progress, readonly GradeSubject[]> {
  const { paths, agents, condition, filter, again } = request;
  if (agents.length > 0 && paths.length === 0)
    throw new UserError('usage', 'An agent needs tasks to be run on.', 'Name a file or folder of tasks.');
  if (paths.length === 0) return context.store.call('gradeSubjects', { filter, again }, signal);
  const import_ids = yield* inTurn(context, request, signal, hold);
  const chosen = agents.length > 0 ? { agents: { systems: agents, condition, import_ids } } : { import_ids };
  return context.store.call('gradeSubjects', { filter, again, ...chosen }, signal);
}

async function* inTurn(
  context: GradeContext,
  { paths, agents, condition }: GradeRequest,
  signal: AbortSignal,
  hold: JobHold,
): AsyncGenerator<Progress, readonly number[]> {
  const end = await hold.turn();
  try {
    const isWanted = agents.length > 0 ? isOfTasks : undefined;
    const absolute = paths.map((path) => resolve(path));
    const { imports } = yield* runImport(context, absolute, {}, signal, isWanted);
    const ids = imports.map(({ import_id }) => import_id);
    for (const agent of agents) await importAgent(context, agent, condition, ids);
    hold.changed();
    return ids;
  } finally {
    end();
  }
}
