import { dollarsOf } from '../../analysis/models/index.ts';
import type { Handlers } from '../../preload/port.ts';
import { readModelsConfig } from '../models/config/read-models-config.ts';
import type { Budget } from '../store/models/budget.ts';
import type { HandlerContext } from './handler-context.ts';

const inDollars = ({ cap_nano, ...budget }: Budget) => ({
  ...{ name: budget.name, n_calls: budget.n_calls, n_unpriced: budget.n_unpriced, closed: budget.closed },
  cap_usd: cap_nano === null ? null : dollarsOf(cap_nano),
  spent_usd: dollarsOf(budget.spent_nano),
  spent_unseen_usd: dollarsOf(budget.spent_unseen_nano),
  reserved_usd: dollarsOf(budget.reserved_nano),
  over_usd: dollarsOf(budget.over_nano),
});

/** Models and what they cost. */
export function modelHandlers({
  store,
  keys,
}: HandlerContext): Pick<Handlers, 'models.check' | 'models.budgets'> {
  return {
    'models.check': async ({ path }, signal) => {
      const config = await readModelsConfig(path);
      // The client of endpoints is large, and most starts need none.
      const { checkModels } = await import('../models/check-models.ts');
      return { models: await checkModels(config, keys, signal) };
    },
    'models.budgets': async () => ({ budgets: (await store.call('budgets', {})).map(inDollars) }),
  };
}
