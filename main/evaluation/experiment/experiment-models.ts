import { readModelsConfig } from '../../models/config/read-models-config.ts';
import type { Gateway } from '../../models/gateway.ts';
import type { KeySource } from '../../models/keys.ts';
import type { Store } from '../../store/store-client.ts';
import type { ExperimentPlan } from './experiment-plan.ts';

/** The models of an experiment, and the budget that all its calls are made under. */
export interface ExperimentModels {
  readonly gateway: Gateway;
  readonly budget: string;
}

/** Null where the plan names no file of models. What earlier starts of the experiment spent stays spent. @throws UserError */
export async function experimentModels(
  { store, keys }: { readonly store: Store; readonly keys: KeySource },
  { name, models, budget_usd }: ExperimentPlan,
): Promise<ExperimentModels | null> {
  if (models === undefined) return null;
  const config = await readModelsConfig(models);
  // The client of endpoints is large, and most starts need none.
  const { Gateway } = await import('../../models/gateway.ts');
  const gateway = new Gateway({ store, config, keys });
  const budget = `experiment ${name}`;
  await gateway.openBudget(budget, budget_usd ?? null);
  return { gateway, budget };
}
