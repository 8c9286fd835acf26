import type { Filter } from '../../analysis/model/filter.ts';
import { madeUpCohorts, madeUpLabels, madeUpRuns } from './made-up-runs.ts';
import { importRuns, openTemp } from './store-fixture.ts';

/** A run as a plain join of the tables gives it: what the store's own ways of counting are compared with. */
export interface PlainRun {
  readonly run_id: number;
  readonly benchmark: string;
  readonly system: string;
  readonly condition: string;
  readonly task: string;
  readonly repeat: number;
  readonly repository: string | null;
  readonly canonical_id: string;
  readonly outcome: string | null;
  readonly resolved: boolean | null;
  readonly suspect: boolean;
  readonly ambiguous: boolean;
  readonly steps: number | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly cost_usd: number | null;
  readonly cohorts: readonly string[];
  readonly labels: readonly string[];
  readonly duration_s: number | null;
}

const PLAIN = `
  SELECT r.* EXCLUDE (note, set_aside), coalesce(r.set_aside, r.note) AS note, b.name AS benchmark, s.label AS system,
    c.name AS condition, t.instance AS task, t.canonical_id, t.repository,
    (SELECT coalesce(list(h.name), []) FROM cohort h JOIN cohort_task USING (cohort_id)
     WHERE canonical_id = t.canonical_id) AS cohorts,
    (SELECT coalesce(list(l.rubric || ': ' || l.value), []) FROM label l WHERE l.subject_id = r.run_id) AS labels
  FROM run_outcome r JOIN task t USING (task_id) JOIN benchmark b USING (benchmark_id)
  JOIN system s USING (system_id) JOIN condition c USING (condition_id) ORDER BY r.run_id`;

/** The count a leaderboard is said to have published. */
export const PUBLISHED = { benchmark: 'Lite', system: 'Eta', resolved: 3, exact: true } as const;

/** The made-up runs in a workspace: as the store holds them in memory, and one by one. */
export async function storedAndPlain() {
  const database = await openTemp();
  const runs = madeUpRuns();
  const more = [{ kind: 'published', published: PUBLISHED } as const, ...madeUpCohorts(), madeUpLabels(runs)];
  await importRuns(database, runs, { more });
  const plain = (await database.select(PLAIN)) as unknown as readonly PlainRun[];
  return { facts: await database.facts(), plain };
}

/** The parts of a filter that are lists, and what a run has of each. */
export const NAMES = {
  benchmark: (run: PlainRun) => [run.benchmark],
  system: (run: PlainRun) => [run.system],
  condition: (run: PlainRun) => [run.condition],
  repository: (run: PlainRun) => (run.repository === null ? [] : [run.repository]),
  cohort: (run: PlainRun) => run.cohorts,
  outcome: (run: PlainRun) => [run.outcome ?? 'none'],
  label: (run: PlainRun) => run.labels,
} as const;

export type Named = keyof typeof NAMES;

export function passes(run: PlainRun, filter: Filter): boolean {
  const inLists = Object.entries(NAMES).every(([part, namesOf]) => {
    const wanted: readonly string[] = filter[part as Named] ?? [];
    return wanted.length === 0 || namesOf(run).some((name) => wanted.includes(name));
  });
  return inLists && run.task.toLowerCase().includes((filter.task ?? '').toLowerCase());
}

export const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

export function groupBy<T>(rows: readonly T[], key: (row: T) => unknown): readonly (readonly T[])[] {
  const keys = rows.map((row) => JSON.stringify(key(row)));
  return distinct(keys).map((wanted) => rows.filter((_, i) => keys[i] === wanted));
}

/** By the first of the values in which two differ. */
export function byValues<T>(...values: readonly ((row: T) => string | number)[]) {
  return (x: T, y: T): number => {
    const different = values.find((value) => value(x) !== value(y));
    if (different === undefined) return 0;
    return different(x) < different(y) ? -1 : 1;
  };
}

/** The order in which runs are listed. */
export const LISTED = byValues<PlainRun>(
  (run) => run.benchmark,
  (run) => run.system,
  (run) => run.condition,
  (run) => run.task,
  (run) => run.repeat,
);
