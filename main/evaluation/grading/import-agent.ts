import { hashOf } from '../../hash-of.ts';
import type { ImportContext } from '../../import/run-import.ts';
import { agentRuns, type PlainAgent } from './agent-runs.ts';

/** Makes the runs of a plain agent on the tasks of some imports, where there are none yet; each time one import. */
export async function importAgent(
  { store, appVersion, now }: ImportContext,
  agent: PlainAgent,
  condition: string,
  import_ids: readonly number[],
): Promise<void> {
  const tasks = await store.call('agentTasks', { import_ids, system: agent, condition });
  if (tasks.length === 0) return;
  const runs = agentRuns(agent, condition, tasks);
  const token = await store.call('importBegin', {
    ...{ path: `agent ${agent}`, format: 'plain-agent', mapping: {}, n_files: 0 },
    hash: hashOf({ agent, condition, tasks }),
    app_version: appVersion,
    imported_at: now(),
  });
  try {
    await store.call('importAdd', { token, batch: { kind: 'runs', runs } });
  } catch (error) {
    await store.call('importAbort', { token });
    throw error;
  }
  await store.call('importCommit', { token });
}
