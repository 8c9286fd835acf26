import { pairedOutcomes } from '../compare/index.ts';
import type { PairedRow, PairedTask } from '../model/comparison.ts';
import type { RepeatedTask, TaskRuns } from '../stats/index.ts';

/** Runs of one system, task by task, under both sides. */
export interface SystemRuns {
  readonly row: PairedRow;
  /** Tasks that this system is scored on under both sides, whatever the others. */
  readonly n_scored: number;
  readonly a: readonly RepeatedTask[];
  readonly b: readonly RepeatedTask[];
}

interface SharedTasks {
  /** The same tasks for all of them, ordered by their runs so that names cannot change a seeded result. */
  readonly systems: readonly SystemRuns[];
  readonly tasks: readonly string[];
  /** Further tasks that one of them has runs of under both. */
  readonly n_dropped: number;
  /** Further tasks that they have runs of under one side only. */
  readonly n_one_sided: number;
  /** Rows without a task scored under both. */
  readonly unranked: readonly PairedRow[];
}

interface Gathered {
  readonly row: PairedRow;
  /** Task → its runs, where it is scored under both. */
  readonly runs: ReadonlyMap<string, TaskRuns>;
}

/**
 * The tasks that every system is scored on under both sides: ranks over different tasks would not be ranks of one thing.
 * A system without any is set aside, so that it does not take all tasks with it.
 */
export function sharedTasks(rows: readonly PairedRow[]): SharedTasks {
  const gathered = rows.map(gather);
  const ranked = gathered.filter(({ runs }) => runs.size > 0);
  const columns = sharedColumns(ranked);
  const paired = countTasks(ranked, ({ a, b }) => a.length > 0 && b.length > 0);
  const systems = ranked.map(({ row, runs }, i) => ({
    row,
    n_scored: runs.size,
    a: columns.map((column) => sideA(column.runs[i]!)),
    b: columns.map((column) => sideB(column.runs[i]!)),
  }));
  return {
    systems,
    tasks: columns.map(({ task }) => task),
    n_dropped: paired - columns.length,
    n_one_sided: countTasks(ranked, ({ a, b }) => a.length + b.length > 0) - paired,
    unranked: gathered.filter(({ runs }) => runs.size === 0).map(({ row }) => row),
  };
}

function gather(row: PairedRow): Gathered {
  return { row, runs: new Map(pairedOutcomes(row).tasks.map(({ task, runs }) => [task, runs])) };
}

function sharedColumns(systems: readonly Gathered[]) {
  return [...(systems[0]?.runs.keys() ?? [])]
    .filter((task) => systems.every(({ runs }) => runs.has(task)))
    .map((task) => ({ task, runs: systems.map(({ runs }) => runs.get(task)!) }))
    .map((column) => ({ ...column, key: column.runs.flatMap(numbersOf) }))
    .sort((x, y) => firstDifference(x.key, y.key));
}

function numbersOf({ solved_a, scored_a, solved_b, scored_b }: TaskRuns): readonly number[] {
  return [solved_a, scored_a, solved_b, scored_b];
}

function firstDifference(x: readonly number[], y: readonly number[]): number {
  const at = x.findIndex((value, i) => value !== y[i]);
  return at === -1 ? 0 : x[at]! - y[at]!;
}

function countTasks(systems: readonly Gathered[], is: (task: PairedTask) => boolean): number {
  return new Set(systems.flatMap(({ row }) => row.tasks.filter(is).map(({ task }) => task))).size;
}

function sideA({ solved_a, scored_a }: TaskRuns): RepeatedTask {
  return { solved: solved_a, scored: scored_a };
}

function sideB({ solved_b, scored_b }: TaskRuns): RepeatedTask {
  return { solved: solved_b, scored: scored_b };
}
