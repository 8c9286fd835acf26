import { UserError } from '../../../analysis/model/user-error.ts';
import { unhonoured } from '../../../analysis/scripts/index.ts';
import type { PlannedTask } from '../../store/experiments/planned-tasks.ts';
import type { PlannedSystem } from './experiment-plan.ts';
import type { PlannedScripts } from './planned-scripts.ts';

interface Planned {
  readonly conditions: readonly string[];
  readonly scripts: PlannedScripts;
  readonly tasks: readonly PlannedTask[];
  readonly systems: readonly PlannedSystem[];
}

/** Looks at every script before anything is run. @throws UserError for a condition without scripts, or one that a system cannot honour */
export function refuseScripts({ conditions, scripts, tasks, systems }: Planned): void {
  for (const condition of conditions) {
    const known = tasks.flatMap(({ task_id, instance }) => {
      const script = scripts.of(condition, task_id);
      return script === null ? [] : [{ instance, script }];
    });
    if (known.length === 0) throw noScripts(condition);
    for (const { label, agent } of systems)
      for (const { instance, script } of known) {
        const reason = unhonoured(script, agent.steering);
        if (reason !== null) throw cannotHonour(label, condition, instance, reason);
      }
  }
}

const noScripts = (condition: string) =>
  new UserError(
    'not-found',
    `The condition ${condition} has no script for any of the tasks.`,
    'Name files of scripts for it (`scripts:`), or a condition of the workspace (`from:`).',
  );

const cannotHonour = (system: string, condition: string, instance: string, reason: string) =>
  new UserError(
    'bad-input',
    `${system} cannot honour the script of ${instance} under ${condition}: ${reason}.`,
    'Leave the system or the condition out of the experiment.',
  );
