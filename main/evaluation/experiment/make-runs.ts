import { hashOf } from '../../hash-of.ts';
import type { ImportedRun } from '../../import/format.ts';
import type { ImportContext } from '../../import/run-import.ts';
import type { ExperimentRun } from '../../store/experiments/experiment-runs.ts';
import type { PlannedTask } from '../../store/experiments/planned-tasks.ts';
import type { PlannedSystem } from './experiment-plan.ts';

export interface RunsToMake {
  readonly experiment_id: number;
  readonly name: string;
  readonly tasks: readonly PlannedTask[];
  readonly systems: readonly PlannedSystem[];
  readonly conditions: readonly string[];
  readonly repeats: number;
  /** Whether the condition has a script for the task. */
  readonly hasScript: (condition: string, task_id: number) => boolean;
}

const keyOf = (run: Pick<ExperimentRun, 'task_id' | 'system' | 'condition' | 'repeat'>) =>
  JSON.stringify([run.task_id, run.system, run.condition, run.repeat]);

/** Makes the runs of a plan that are not there yet, as not run: so nothing of a plan is out of sight before its turn. */
export async function makeRuns(context: ImportContext, plan: RunsToMake): Promise<void> {
  const { store, appVersion, now } = context;
  const { experiment_id, name } = plan;
  const there = new Set((await store.call('experimentRuns', { experiment_id })).map(keyOf));
  const runs = plannedRuns(plan, there);
  if (runs.length === 0) return;
  const token = await store.call('importBegin', {
    ...{ path: `experiment ${name}`, format: 'experiment', mapping: {}, n_files: 0 },
    hash: hashOf({
      experiment_id,
      runs: runs.map(({ task, system, condition, repeat }) => [task, system.label, condition, repeat]),
    }),
    app_version: appVersion,
    imported_at: now(),
  });
  try {
    await store.call('importAdd', { token, batch: { kind: 'runs', runs } });
  } catch (error) {
    await store.call('importAbort', { token });
    throw error;
  }
  const import_id = await store.call('importCommit', { token });
  await store.call('claimRuns', { experiment_id, import_id });
}

function plannedRuns(plan: RunsToMake, there: ReadonlySet<string>): readonly ImportedRun[] {
  const { tasks, systems, conditions, repeats, hasScript, name } = plan;
  const numbers = Array.from({ length: repeats }, (_, i) => i + 1);
  return tasks.flatMap(({ task_id, benchmark, instance, canonical_id, repository }) =>
    conditions
      .filter((condition) => hasScript(condition, task_id))
      .flatMap((condition) =>
        systems.flatMap(({ label, agent, model, settings }) =>
          numbers
            .filter((repeat) => !there.has(keyOf({ task_id, system: label, condition, repeat })))
            .map(
              (repeat): ImportedRun => ({
                ...{ benchmark, task: instance, canonical_id, repository, condition, repeat },
                system: { label, agent: agent.name, model, settings },
                ...{ file: name, line: null, note: null, ambiguous: false, attempt: null, grade: null },
              }),
            ),
        ),
      ),
  );
}
