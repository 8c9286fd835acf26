import { systemsOf } from '../../../analysis/grading/index.ts';
import type { Filter } from '../../../analysis/model/filter.ts';
import type { Database } from '../database.ts';
import { chosenRuns } from '../facts/chosen-runs.ts';
import { subjects } from './subjects.ts';

export interface GradedHereRequest {
  readonly filter: Filter;
  /** Unscored runs to give at most. */
  readonly limit: number;
}

interface RunRow {
  readonly run_id: number;
  readonly task_id: number;
  readonly benchmark: string;
  readonly task: string;
  readonly system: string;
  readonly condition: string;
  readonly repeat: number;
  readonly verdict: string;
  readonly resolved: boolean | null;
  readonly because: string | null;
}

interface TaskRow {
  readonly task_id: number;
  readonly grade_id: number;
  readonly benchmark: string;
  readonly task: string;
  readonly verifier: string;
  readonly verdict: string;
  readonly because: string | null;
  readonly remarks: readonly string[] | null;
  readonly graded_at: number | null;
  readonly log_bytes: number | null;
}

/** Runs whose newest grade was given in a container here, or for want of one. */
const RUNS = `
  SELECT r.run_id, r.task_id, b.name AS benchmark, t.instance AS task, s.label AS system, c.name AS condition, r.repeat,
    r.outcome AS verdict, r.resolved, g.because
  FROM run_outcome r JOIN grade g USING (grade_id) JOIN task t USING (task_id) JOIN benchmark b USING (benchmark_id)
  JOIN system s USING (system_id) JOIN condition c USING (condition_id)
  WHERE g.verifier <> 'imported'
  ORDER BY b.name, t.instance, s.label, c.name, r.repeat`;

const TASKS = `
  SELECT g.subject_id AS task_id, g.grade_id, b.name AS benchmark, t.instance AS task, g.verifier, g.verdict, g.because,
    g.remarks, epoch_ms(g.graded_at) AS graded_at, e.log_bytes
  FROM grade g JOIN task t ON t.task_id = g.subject_id JOIN benchmark b USING (benchmark_id)
  LEFT JOIN evaluation e USING (evaluation_id)
  WHERE g.subject_kind = 'task'
  QUALIFY row_number() OVER (PARTITION BY g.subject_id ORDER BY g.n DESC) = 1
  ORDER BY b.name, t.instance`;

/** What grading here has come to: systems, the runs that it could not score with the reason, and each task's reference. */
export async function gradedHere(
  database: Database,
  { filter, limit }: GradedHereRequest,
  signal?: AbortSignal,
) {
  const [runs, tasks, waiting] = await Promise.all([
    database.select(RUNS, {}, signal) as unknown as Promise<readonly RunRow[]>,
    database.select(TASKS, {}, signal) as unknown as Promise<readonly TaskRow[]>,
    subjects(database, { filter, again: false }, signal),
  ]);
  const facts = await database.facts();
  const chosen = new Set(Array.from(chosenRuns(facts, filter), (at) => facts.columns.run_id[at]));
  const graded = runs.filter(({ run_id }) => chosen.has(run_id));
  const ofRuns = new Set(graded.map(({ task_id }) => task_id));
  const unscored = graded.filter(({ resolved }) => resolved === null);
  return {
    systems: systemsOf(graded),
    unscored: unscored.slice(0, limit).map(({ task_id: _, resolved: __, ...row }) => row),
    n_unscored: unscored.length,
    tasks: tasks.filter(({ task_id }) => ofRuns.has(task_id)).map(({ task_id: _, ...task }) => task),
    n_waiting: waiting.length,
  };
}
