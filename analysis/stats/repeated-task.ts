/** Runs of one task under one condition: how many of those scored are solved. */
export interface RepeatedTask {
  readonly solved: number;
  readonly scored: number;
}

/** A rule's mean over tasks, beside what it is over. */
export interface TaskMean {
  /** Null where no task has a value. */
  readonly mean: number | null;
  /** Tasks with a value. */
  readonly n_tasks: number;
  /** Tasks without one. */
  readonly n_excluded: number;
}

/** Mean over tasks of a value that may be undefined for some. */
export function meanOverTasks(
  tasks: readonly RepeatedTask[],
  rule: (solved: number, scored: number) => number | null,
): TaskMean {
  const values = tasks.flatMap(({ solved, scored }) => rule(solved, scored) ?? []);
  const sum = values.reduce((total, value) => total + value, 0);
  const n_tasks = values.length;
  return { mean: n_tasks === 0 ? null : sum / n_tasks, n_tasks, n_excluded: tasks.length - n_tasks };
}

/** @throws RangeError unless k is a whole number from 1 up */
export function requireRuns(k: number): void {
  if (!Number.isInteger(k) || k < 1) throw new RangeError(`k must be a whole number from 1 up, not ${k}`);
}
