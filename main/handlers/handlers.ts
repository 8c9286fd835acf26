import { UserError } from '../../analysis/model/user-error.ts';
import type { Handlers } from '../../preload/port.ts';
import { comparisonHandlers } from './comparison-handlers.ts';
import { effectHandlers } from './effects/effect-handlers.ts';
import { experimentHandlers } from './experiment-handlers.ts';
import { figureDataHandlers } from './figure-data/figure-data-handlers.ts';
import { figureHandlers } from './figures/figure-handlers.ts';
import { filterHandlers } from './filter-handlers.ts';
import { gradingHandlers } from './grading-handlers.ts';
import type { HandlerContext } from './handler-context.ts';
import { importHandlers } from './import-handlers.ts';
import { keyHandlers } from './key-handlers.ts';
import { modelHandlers } from './model-handlers.ts';
import { runHandlers } from './run-handlers.ts';
import { scriptHandlers } from './script-handlers.ts';

/** What only the host of a window can do is done there, and never asked of the process that holds the file. */
async function refuseWithoutWindow(): Promise<never> {
  throw new UserError(
    'usage',
    'Only a window can open another workspace.',
    '`npm start` without a file opens the demo.',
  );
}

/** Everything a window or a command line can ask for: the one implementation behind every transport. */
export function createHandlers(context: HandlerContext): Handlers {
  const { store, jobs, compute } = context;
  const answers = {
    ...runHandlers(context),
    ...comparisonHandlers(context),
    ...effectHandlers(store, compute),
    ...figureDataHandlers(context),
    ...filterHandlers(context),
  };
  return {
    'workspace.describe': async (_, signal) => ({
      ...context.workspace,
      former: null,
      ...(await store.call('describe', {}, signal)),
      app_version: context.appVersion,
      revision: jobs.revision,
    }),
    ...answers,
    ...figureHandlers(context, answers),
    ...scriptHandlers(context),
    ...importHandlers(context),
    ...gradingHandlers(context),
    ...experimentHandlers(context),
    ...modelHandlers(context),
    ...keyHandlers(null),
    'files.choose': async () => ({ paths: null }),
    'workspace.demo': refuseWithoutWindow,
    'workspace.back': refuseWithoutWindow,
  };
}
