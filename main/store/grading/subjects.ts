import type { Filter } from '../../../analysis/model/filter.ts';
import type { Database } from '../database.ts';
import { chosenRuns } from '../facts/chosen-runs.ts';
import type { RunFacts } from '../facts/run-facts.ts';

export interface SubjectsRequest {
  readonly filter: Filter;
  /** Only runs of these imports; of every import where it is left out. */
  readonly import_ids?: readonly number[] | undefined;
  /** Only runs by these systems, under this condition, on the tasks that these imports tell of. */
  readonly agents?:
    | {
        readonly systems: readonly string[];
        readonly condition: string;
        readonly import_ids: readonly number[];
      }
    | undefined;
  /** Also what has a verdict already. */
  readonly again: boolean;
}

/** A run's newest attempt that is to be graded. */
export interface GradeSubject {
  readonly run_id: number;
  readonly attempt_id: number;
  readonly task_id: number;
  readonly benchmark: string;
  readonly instance: string;
  readonly system: string;
  readonly condition: string;
  readonly repeat: number;
  /** It hands in the task's reference, whatever that is. */
  readonly is_reference: boolean;
}

const IS_REFERENCE = "coalesce(json_extract_string(s.settings, '$.replays') = 'reference', false)";

/** An attempt without a patch can be graded only where the task's reference stands for it. */
const NEWEST = `
  SELECT r.run_id, r.attempt_id, r.task_id, b.name AS benchmark, t.instance, s.label AS system, c.name AS condition, r.repeat,
    ${IS_REFERENCE} AS is_reference
  FROM run_outcome r JOIN attempt a USING (attempt_id) JOIN task t USING (task_id) JOIN benchmark b USING (benchmark_id)
  JOIN system s USING (system_id) JOIN condition c USING (condition_id)
  LEFT JOIN grade g USING (grade_id)
  WHERE (a.patch IS NOT NULL OR ${IS_REFERENCE})
    AND ($again OR g.verdict IS NULL OR g.verdict = 'infra-error') AND r.set_aside IS NULL`;

const CHOSEN = {
  all: '',
  imports: ' AND list_contains($imports, r.import_id::DOUBLE)',
  agents: ` AND list_contains($systems, s.label) AND c.name = $condition AND r.task_id IN
    (SELECT task_id FROM task_content WHERE list_contains($imports, import_id::DOUBLE))`,
} as const;

const ORDER = ' ORDER BY b.name, t.instance, s.label, c.name, r.repeat';

/** The attempts that are to be graded, by task. */
export async function subjects(
  database: Database,
  { filter, import_ids, agents, again }: SubjectsRequest,
  signal?: AbortSignal,
): Promise<readonly GradeSubject[]> {
  const kind = agents ? 'agents' : import_ids ? 'imports' : 'all';
  const rows = (await database.select(
    NEWEST + CHOSEN[kind] + ORDER,
    {
      again,
      ...(agents && {
        systems: agents.systems,
        condition: agents.condition,
        imports: agents.import_ids,
      }),
      ...(!agents && import_ids && { imports: import_ids }),
    },
    signal,
  )) as unknown as readonly GradeSubject[];
  const chosen = chosenIds(await database.facts(), filter);
  return rows.filter(({ run_id }) => chosen.has(run_id));
}

const chosenIds = (facts: RunFacts, filter: Filter): ReadonlySet<number> =>
  new Set(Array.from(chosenRuns(facts, filter), (at) => facts.columns.run_id[at] as number));
