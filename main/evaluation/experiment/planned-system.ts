import { UserError } from '../../../analysis/model/user-error.ts';
import { readYamlFile } from '../../import/read-yaml-file.ts';
import type { PlannedTask } from '../../store/experiments/planned-tasks.ts';
import { commandsSchema, scriptedAgent } from '../agents/scripted-agent.ts';
import type { ExperimentModels } from './experiment-models.ts';
import type { PlannedSystem, SystemPlan } from './experiment-plan.ts';
import { plannedBash } from './planned-bash.ts';
import { readPredictions } from './read-predictions.ts';

/** A system of a plan with its agent. @throws UserError where a file that it needs is not what it should be */
export async function plannedSystem(
  label: string,
  plan: SystemPlan,
  tasks: readonly PlannedTask[],
  models: ExperimentModels | null,
): Promise<PlannedSystem> {
  if (plan.agent === 'bash') return plannedBash(label, plan, models);
  if (plan.agent === 'scripted') return scripted(label, plan.commands);
  if (plan.agent === 'patch') {
    const patches = await readPredictions(plan.predictions);
    return replay(label, plan.agent, { patches }, (instance) => patches[instance] ?? null);
  }
  if (plan.agent === 'empty') return replay(label, plan.agent, { replays: 'nothing' }, () => '');
  const references = new Map(tasks.map(({ instance, reference_patch }) => [instance, reference_patch]));
  const reference = (instance: string) => references.get(instance) ?? null;
  return replay(label, plan.agent, { replays: 'reference' }, reference);
}

function replay(
  label: string,
  agent: string,
  settings: Readonly<Record<string, unknown>>,
  replays: (instance: string) => string | null,
): PlannedSystem {
  return { label, agent: { name: agent, steering: 'turns', replays }, model: null, settings };
}

async function scripted(label: string, path: string): Promise<PlannedSystem> {
  const hint = 'It lists commands under `any:` or by task under `tasks:`, a list for each turn.';
  const { data: commands, error } = commandsSchema.safeParse(await readYamlFile(path, 'commands', hint));
  if (!commands) {
    const [issue] = error.issues;
    throw new UserError('bad-input', `${path}: ${issue?.path.join('.')}: ${issue?.message}`, hint);
  }
  return { label, agent: scriptedAgent('scripted', commands), model: null, settings: { commands } };
}
