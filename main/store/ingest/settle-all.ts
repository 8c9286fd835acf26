import type { DuckDBConnection } from '@duckdb/node-api';
import type { ImportProblem } from '../../import/format.ts';
import type { Ids } from '../id-blocks.ts';
import { settle } from './settle.ts';
import { settleLabels } from './settle-labels.ts';
import { settleMessages } from './settle-messages.ts';
import { settleScripts } from './settle-scripts.ts';
import { settleTasks } from './settle-tasks.ts';
import type { Staged } from './staging.ts';

interface Part {
  readonly n_duplicates: number;
  readonly conflicts: readonly ImportProblem[];
}

const NOTHING: Part = { n_duplicates: 0, conflicts: [] };
const NO_MESSAGES = { n_sessions: 0, n_messages: 0, n_labels: 0 };

/** Moves everything that is staged to its place, inside the caller's transaction: labels last, since they are on runs. */
export async function settleAll(
  connection: DuckDBConnection,
  importId: number,
  importedAt: number,
  staged: Staged,
  ids: Ids,
) {
  const runs = await settle(connection, importId, ids);
  const tasks = staged.tasks > 0 ? await settleTasks(connection, importId) : { ...NOTHING, n_tasks: 0 };
  const scripts =
    staged.scripts > 0 ? await settleScripts(connection, importId) : { ...NOTHING, n_scripts: 0 };
  const messages = staged.messages > 0 ? await settleMessages(connection, importId, importedAt) : NO_MESSAGES;
  const labels =
    staged.labels > 0 ? await settleLabels(connection, importId, importedAt) : { ...NOTHING, n_labels: 0 };
  const parts: readonly Part[] = [runs, tasks, scripts, labels];
  return {
    counts: {
      ...runs.counts,
      n_tasks: tasks.n_tasks,
      n_scripts: scripts.n_scripts,
      ...messages,
      n_labels: messages.n_labels + labels.n_labels,
      n_duplicates: parts.reduce((sum, part) => sum + part.n_duplicates, 0),
    },
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
    notes: runs.notes,
  };
}
