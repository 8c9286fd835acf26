import { systemsOf } from '../../../analysis/grading/index.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import { AsyncQueue } from '../../../preload/async-queue.ts';
import { runImport } from '../../import/run-import.ts';
import type { JobHold, Progress } from '../../jobs/job.ts';
import type { KeySource } from '../../models/keys.ts';
import type { ExperimentRun } from '../../store/experiments/experiment-runs.ts';
import type { PlannedTask } from '../../store/experiments/planned-tasks.ts';
import type { LiveAttempts } from '../attempt/live-attempts.ts';
import type { GradeContext } from '../grading/grade-context.ts';
import { openGrader } from '../grading/open-grader.ts';
import { usualParallel, workThrough } from '../work-through.ts';
import { experimentModels } from './experiment-models.ts';
import type { ExperimentPlan, ExperimentResult } from './experiment-plan.ts';
import { ExperimentRunner, hasVerdict } from './experiment-runner.ts';
import { keepInterrupted } from './keep-interrupted.ts';
import { makeRuns } from './make-runs.ts';
import { PlannedScripts } from './planned-scripts.ts';
import { plannedSystem } from './planned-system.ts';
import { refuseScripts } from './refuse-scripts.ts';

export interface ExperimentContext extends GradeContext {
  readonly live: LiveAttempts;
  readonly keys: KeySource;
}

export interface ExperimentOptions {
  readonly patience: number;
  readonly diskBudget: number | undefined;
}

const UNIT = 'runs';
const TASK_FORMATS = ['task-instances', 'harbor-tasks'];

/**
 * Runs an experiment, or goes on with one that was cut short: what has a verdict is done, everything else of its plan is
 * attempted and graded. Each attempt and grade is kept as it comes.
 */
export async function* runExperiment(
  context: ExperimentContext,
  plan: ExperimentPlan,
  options: ExperimentOptions,
  signal: AbortSignal,
  hold: JobHold,
): AsyncGenerator<Progress, ExperimentResult> {
  const { store, now } = context;
  const told = new AsyncQueue<string>();
  yield { done: 0, total: null, unit: UNIT, message: 'Looking for Docker', warnings: 0 };
  const grader = await openGrader(context, {
    ...{ ...options, verifier: undefined, seconds: undefined, referenceRuns: 1, signal },
    tell: (message) => told.push(message),
  });
  const prepared = yield* prepare(context, plan, signal, hold);
  const { experiment_id } = prepared;
  const runner = new ExperimentRunner({
    ...prepared,
    store,
    live: context.live,
    begun: (row) => {
      hold.changed();
      told.push(`${nameOf(row)} begins`);
    },
    grader,
    signal,
    now,
    retries: plan.retries,
    limits: plan.limits,
  });
  const rows = await store.call('experimentRuns', { experiment_id });
  const items = rows.filter((row) => !hasVerdict(row) && prepared.isPlanned(row));
  yield { done: 0, total: items.length, unit: UNIT, message: 'Looking for images of the tasks', warnings: 0 };
  yield* workThrough({
    ...{ items, unit: UNIT, signal, told, warnings: () => runner.failures.length + runner.problems.length },
    parallel: plan.parallel ?? (await usualParallel(grader.link.engine)),
    each: async (row) => {
      await runner.run(row);
      hold.changed();
      return nameOf(row);
    },
  });
  const after = (await store.call('experimentRuns', { experiment_id })).filter(prepared.isPlanned);
  const { runs, tasks, problems } = grader.grading;
  return {
    ...{
      experiment_id,
      name: plan.name,
      n_runs: after.length,
      n_with_verdict: after.filter(hasVerdict).length,
    },
    n_done_before: rows.filter((row) => hasVerdict(row) && prepared.isPlanned(row)).length,
    ...{ systems: systemsOf(runs), runs, tasks, failures: runner.failures },
    problems: [...runner.problems, ...problems],
  };
}

const nameOf = ({ instance, system, condition, repeat }: ExperimentRun) =>
  `${instance} · ${system} · ${condition} · ${repeat}`;

/** Brings tasks and scripts in and makes the runs that are not there, while nobody else writes names. */
async function* prepare(
  context: ExperimentContext,
  plan: ExperimentPlan,
  signal: AbortSignal,
  hold: JobHold,
) {
  const { store, now, keys } = context;
  const end = await hold.turn();
  try {
    const { imports } = yield* runImport(context, plan.tasks, {}, signal, ({ name }) =>
      TASK_FORMATS.includes(name),
    );
    for (const { scripts } of Object.values(plan.conditions))
      if (scripts.length > 0) yield* runImport(context, scripts, {}, signal);
    const import_ids = imports.map(({ import_id }) => import_id);
    const tasks = chosen(await store.call('plannedTasks', { import_ids }), plan.only);
    const statements = new Map(tasks.map(({ task_id, statement }) => [task_id, statement ?? '']));
    const statementOf = (task_id: number) => statements.get(task_id) ?? '';
    const models = await experimentModels({ store, keys }, plan);
    const systems = await Promise.all(
      Object.entries(plan.systems).map(([label, system]) => plannedSystem(label, system, tasks, models)),
    );
    const scripts = await PlannedScripts.open(store, plan.conditions, statementOf);
    const conditions = Object.keys(plan.conditions);
    refuseScripts({ conditions, scripts, tasks, systems });
    const experiment_id = await store.call('openExperiment', {
      name: plan.name,
      definition: JSON.stringify({
        systems: systems.map(({ label, settings }) => ({ label, settings })),
        conditions: plan.conditions,
      }),
      limits: JSON.stringify(plan.limits),
      created_at: now(),
    });
    await keepInterrupted(store, experiment_id);
    const hasScript = (condition: string, task_id: number) => scripts.of(condition, task_id) !== null;
    await makeRuns(context, {
      ...{ experiment_id, name: plan.name, tasks, systems, conditions, repeats: plan.repeats, hasScript },
    });
    hold.changed();
    const ids = new Set(tasks.map(({ task_id }) => task_id));
    return {
      ...{ experiment_id, statementOf, systems: new Map(systems.map((system) => [system.label, system])) },
      scriptOf: (condition: string, task_id: number) => scripts.of(condition, task_id),
      isPlanned: ({ task_id, repeat }: { readonly task_id: number; readonly repeat: number }) =>
        ids.has(task_id) && repeat <= plan.repeats,
    };
  } finally {
    end();
  }
}

function chosen(tasks: readonly PlannedTask[], only: readonly string[] | undefined): readonly PlannedTask[] {
  if (only === undefined) return tasks;
  const missing = only.filter((id) => !tasks.some(({ instance }) => instance === id));
  if (missing.length > 0)
    throw new UserError(
      'not-found',
      `The files of tasks do not hold ${missing.join(', ')}.`,
      'Check `only:` and `tasks:` of the experiment.',
    );
  return tasks.filter(({ instance }) => only.includes(instance));
}
