import type { Database } from '../database.ts';

/** What one import says of a task that is to be graded. */
export interface TaskSource {
  readonly import_id: number;
  readonly instance: string;
  readonly format: string;
  /** Of the import. */
  readonly path: string;
  /** Within it. */
  readonly file: string;
  readonly repository: string | null;
  readonly base_commit: string | null;
  readonly reference_patch: string | null;
  readonly test_patch: string | null;
  readonly image: string | null;
  readonly version: string | null;
  readonly fail_to_pass: readonly string[] | null;
  readonly pass_to_pass: readonly string[] | null;
  /** JSON. */
  readonly more: string | null;
}

/** Every import's word on one task, in the order of import. */
export async function taskSources(
  database: Database,
  { task_id }: { readonly task_id: number },
): Promise<readonly TaskSource[]> {
  const rows = await database.select(
    `SELECT c.import_id, t.instance, i.format, i.path, c.file, coalesce(c.repository, t.repository) AS repository, c.base_commit,
       c.reference_patch, c.test_patch, c.image, c.version, c.fail_to_pass, c.pass_to_pass, c.more::VARCHAR AS more
     FROM task_content c JOIN import i USING (import_id) JOIN task t USING (task_id)
     WHERE c.task_id = $task_id ORDER BY c.import_id, c.n`,
    { task_id },
  );
  return rows as unknown as readonly TaskSource[];
}
