import { UserError } from '../../../analysis/model/user-error.ts';
import { bashAgent } from '../agents/bash-agent.ts';
import type { ExperimentModels } from './experiment-models.ts';
import type { PlannedSystem, SystemPlan } from './experiment-plan.ts';

/** A loop of a model and a shell, with what the models file says of its model. @throws UserError where it cannot be called */
export async function plannedBash(
  label: string,
  plan: Extract<SystemPlan, { agent: 'bash' }>,
  models: ExperimentModels | null,
): Promise<PlannedSystem> {
  if (models === null)
    throw new UserError(
      'usage',
      `The system ${label} needs a model, and the experiment names no file of models.`,
      'Add `models: models.yaml`.',
    );
  const { gateway, budget } = models;
  const { config } = await gateway.ready(plan.model);
  const { endpoint: _, ...model } = config;
  return {
    label,
    agent: bashAgent(gateway, plan, budget),
    model: config.model,
    settings: { ...plan, model_settings: model },
  };
}
