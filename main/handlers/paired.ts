import { cohortHash } from '../../analysis/cohort/index.ts';
import type { Cohort, PairedRow, PairedTask, Repeats } from '../../analysis/model/comparison.ts';
import type { NamedCohort } from '../../analysis/model/named-cohort.ts';
import type { PairedRows, PairedTaskRow } from '../store/paired-rows.ts';

const VERDICTS: Readonly<Record<string, 0 | 1 | null>> = { '1': 1, '0': 0, '-': null };

/** Verdicts as the store writes them, one character a repeat. */
export const repeatsOf = (text: string): Repeats => [...text].map((mark) => VERDICTS[mark] ?? null);

export const pairedTask = (row: PairedTaskRow): PairedTask => ({
  task: row.task,
  repository: row.repository,
  a: repeatsOf(row.a),
  b: repeatsOf(row.b),
});

/** The store's flat list as one row per system (and condition). */
export function pairedRowsOf({ rows }: PairedRows): readonly PairedRow[] {
  const found = new Map<string, { system: string; condition: string | null; tasks: PairedTask[] }>();
  for (const row of rows) {
    const key = JSON.stringify([row.row, row.condition]);
    const entry = found.get(key) ?? { system: row.row, condition: row.condition, tasks: [] };
    entry.tasks.push(pairedTask(row));
    found.set(key, entry);
  }
  return [...found.values()];
}

const scored = (task: string) => /[01]/.test(task);

/** The tasks a comparison is over: those scored on both sides in at least one row, or on either where these share none. */
export function comparedCohort(
  { benchmark, paired, rows }: PairedRows,
  within: readonly NamedCohort[],
): Cohort {
  const isCompared = (row: PairedTaskRow) => onSides(paired, scored(row.a), scored(row.b));
  const tasks = rows.filter(isCompared).map((row) => row.task);
  return cohortOf(benchmark, tasks, within);
}

/** The tasks of rows that are compared in at least one of them. */
export function comparedTasks(rows: readonly PairedRow[], paired: boolean): readonly string[] {
  const isScored = (side: Repeats) => side.some((verdict) => verdict !== null);
  return rows.flatMap(({ tasks }) =>
    tasks.filter(({ a, b }) => onSides(paired, isScored(a), isScored(b))).map(({ task }) => task),
  );
}

const onSides = (paired: boolean, a: boolean, b: boolean) => (paired ? a && b : a || b);

/** A named set of tasks; a task given twice counts once. */
export function cohortOf(name: string, tasks: readonly string[], within: readonly NamedCohort[]): Cohort {
  return { name, n_tasks: new Set(tasks).size, hash: cohortHash(tasks), within };
}
