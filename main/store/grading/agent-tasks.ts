import type { Database } from '../database.ts';

export interface AgentTasksRequest {
  readonly import_ids: readonly number[];
  readonly system: string;
  readonly condition: string;
}

/** A task that an agent has not been run on yet, as the agent sees it. */
export interface AgentTask {
  readonly benchmark: string;
  readonly instance: string;
  readonly canonical_id: string;
  readonly repository: string | null;
  readonly reference_patch: string | null;
}

/** The tasks that these imports tell of and on which the system has no run under the condition. */
export async function agentTasks(
  database: Database,
  { import_ids, system, condition }: AgentTasksRequest,
): Promise<readonly AgentTask[]> {
  const rows = await database.select(
    `SELECT b.name AS benchmark, f.instance, f.canonical_id, f.repository, f.reference_patch
     FROM task_fact f JOIN benchmark b USING (benchmark_id)
     WHERE f.task_id IN (SELECT task_id FROM task_content WHERE list_contains($import_ids, import_id::DOUBLE))
       AND f.task_id NOT IN (
         SELECT r.task_id FROM run r JOIN system s USING (system_id) JOIN condition c USING (condition_id)
         WHERE s.label = $system AND c.name = $condition AND r.repeat = 1)
     ORDER BY b.name, f.instance`,
    { import_ids, system, condition },
  );
  return rows as unknown as readonly AgentTask[];
}
