import type { Step } from '../../../analysis/model/script.ts';
import type { Database } from '../database.ts';

/** The script of a task under a condition. */
export interface TaskScript {
  readonly task_id: number;
  readonly method: string;
  readonly label: string;
  readonly spine: readonly Step[];
  readonly overlays: readonly Step[];
}

/** The scripts that a condition names, one for each task that has one. */
export async function taskScripts(
  database: Database,
  { condition }: { readonly condition: string },
): Promise<readonly TaskScript[]> {
  const rows = await database.select(
    `SELECT k.task_id, s.method, s.label, s.spine::VARCHAR AS spine, s.overlays::VARCHAR AS overlays
     FROM chosen_script k JOIN condition c USING (condition_id) JOIN script s USING (script_id)
     WHERE c.name = $condition ORDER BY k.task_id`,
    { condition },
  );
  return rows.map(
    ({ spine, overlays, ...row }) =>
      ({
        ...row,
        spine: JSON.parse(spine as string),
        overlays: JSON.parse(overlays as string),
      }) as TaskScript,
  );
}
