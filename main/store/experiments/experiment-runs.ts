import type { Database } from '../database.ts';

/** How a run of an experiment stands. */
export interface ExperimentRun {
  readonly run_id: number;
  readonly task_id: number;
  readonly benchmark: string;
  readonly instance: string;
  readonly system: string;
  readonly condition: string;
  readonly repeat: number;
  readonly n_attempts: number;
  /** Of the newest attempt; null where there is none. */
  readonly attempt_id: number | null;
  readonly exit: string | null;
  readonly has_patch: boolean;
  /** Of its newest grade; null where it has none. */
  readonly verdict: string | null;
}

const SQL = `
  SELECT r.run_id, r.task_id, b.name AS benchmark, t.instance, s.label AS system, c.name AS condition, r.repeat,
    (SELECT count(*) FROM attempt a WHERE a.run_id = r.run_id) AS n_attempts, r.attempt_id, r.exit,
    coalesce(a.patch IS NOT NULL, false) AS has_patch, g.verdict
  FROM run_outcome r JOIN task t USING (task_id) JOIN benchmark b USING (benchmark_id) JOIN system s USING (system_id)
  JOIN condition c USING (condition_id) LEFT JOIN attempt a USING (attempt_id) LEFT JOIN grade g USING (grade_id)
  WHERE r.experiment_id = $experiment_id
  ORDER BY b.name, t.instance, c.name, s.label, r.repeat`;

/** The runs of an experiment, those of one task after another: its image is then brought once. */
export async function experimentRuns(
  database: Database,
  { experiment_id }: { readonly experiment_id: number },
): Promise<readonly ExperimentRun[]> {
  return (await database.select(SQL, { experiment_id })) as unknown as readonly ExperimentRun[];
}
