import type { PairedRow, PairedTask, Repeats } from '../model/comparison.ts';
import type { Scenario } from '../model/report.ts';

/** What stands for a run without a verdict on each side, and for the runs of a task that a side lacks (null: dropped). */
interface Fill {
  readonly a: 0 | 1;
  readonly b: 0 | 1;
  readonly missing: boolean;
}

const FILLS: Readonly<Record<Exclude<Scenario, 'as-scored'>, Fill>> = {
  'unscored-failed': { a: 0, b: 0, missing: false },
  'unscored-and-missing-failed': { a: 0, b: 0, missing: true },
  'best-for-b': { a: 0, b: 1, missing: true },
  'worst-for-b': { a: 1, b: 0, missing: true },
};

/** Whether a task has a run without a verdict, or no run on a side. */
export function hasGaps({ tasks }: PairedRow): boolean {
  return tasks.some(
    ({ a, b }) => a.includes(null) || b.includes(null) || (a.length === 0) !== (b.length === 0),
  );
}

/**
 * The row with verdicts for what has none. A task that a side lacks is given as many runs as the other side has; best and
 * worst case are so the limits of what any verdicts could give.
 */
export function underScenario(row: PairedRow, scenario: Exclude<Scenario, 'as-scored'>): PairedRow {
  return withFill(row, FILLS[scenario]);
}

/** The same where the sides share no task: those of one are not missing on the other. */
export function groupsUnderScenario(row: PairedRow, scenario: Exclude<Scenario, 'as-scored'>): PairedRow {
  return withFill(row, { ...FILLS[scenario], missing: false });
}

function withFill(row: PairedRow, fill: Fill): PairedRow {
  return { ...row, tasks: row.tasks.map((task) => filled(task, fill)) };
}

function filled(task: PairedTask, fill: Fill): PairedTask {
  const side = (own: Repeats, other: Repeats, verdict: 0 | 1): Repeats =>
    own.length === 0 && fill.missing ? other.map(() => verdict) : own.map((known) => known ?? verdict);
  return { ...task, a: side(task.a, task.b, fill.a), b: side(task.b, task.a, fill.b) };
}
