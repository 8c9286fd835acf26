import type { Database } from '../database.ts';

/** A task that an experiment may be run on. */
export interface PlannedTask {
  readonly task_id: number;
  readonly benchmark: string;
  readonly instance: string;
  readonly canonical_id: string;
  readonly repository: string | null;
  readonly statement: string | null;
  readonly reference_patch: string | null;
}

/** The tasks that these imports tell of. */
export async function plannedTasks(
  database: Database,
  { import_ids }: { readonly import_ids: readonly number[] },
): Promise<readonly PlannedTask[]> {
  const rows = await database.select(
    `SELECT f.task_id, b.name AS benchmark, f.instance, f.canonical_id, f.repository, f.statement, f.reference_patch
     FROM task_fact f JOIN benchmark b USING (benchmark_id)
     WHERE f.task_id IN (SELECT task_id FROM task_content WHERE list_contains($import_ids, import_id::DOUBLE))
     ORDER BY b.name, f.instance`,
    { import_ids },
  );
  return rows as unknown as readonly PlannedTask[];
}
