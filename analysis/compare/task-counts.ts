import type { PairedTask, Repeats } from '../model/comparison.ts';
import type { ReportInput, TaskCounts } from '../model/report.ts';

/** Where the tasks of a row went: compared, or dropped for which reason. */
export function taskCounts(input: ReportInput): TaskCounts {
  return countsOf(input, fateOf);
}

/** The same where the sides share no task. */
export function groupTaskCounts(input: ReportInput): TaskCounts {
  return countsOf(input, fateInGroup);
}

function countsOf(
  { tasks, unscored_a, unscored_b }: ReportInput,
  fate: (task: PairedTask) => Fate | null,
): TaskCounts {
  const counts = {
    n_compared: 0,
    n_missing_a: 0,
    n_missing_b: 0,
    n_unscored_a: 0,
    n_unscored_b: 0,
    n_unscored_both: 0,
  };
  for (const task of tasks) {
    const key = fate(task);
    if (key !== null) counts[key] += 1;
  }
  const n_dropped = Object.values(counts).reduce((sum, n) => sum + n, 0) - counts.n_compared;
  const [runs_a, runs_b] = [runsOf(tasks, 'a'), runsOf(tasks, 'b')];
  return { ...counts, n_dropped, runs_a, runs_b, unscored_a, unscored_b };
}

type Fate =
  | 'n_compared'
  | 'n_missing_a'
  | 'n_missing_b'
  | 'n_unscored_a'
  | 'n_unscored_b'
  | 'n_unscored_both';

function fateOf({ a, b }: PairedTask): Fate | null {
  if (a.length === 0 && b.length === 0) return null;
  if (a.length === 0) return 'n_missing_a';
  if (b.length === 0) return 'n_missing_b';
  const [scoredA, scoredB] = [isScored(a), isScored(b)];
  if (scoredA && scoredB) return 'n_compared';
  return scoredA ? 'n_unscored_b' : scoredB ? 'n_unscored_a' : 'n_unscored_both';
}

function fateInGroup({ a, b }: PairedTask): Fate | null {
  if (a.length > 0) return isScored(a) ? 'n_compared' : 'n_unscored_a';
  if (b.length > 0) return isScored(b) ? 'n_compared' : 'n_unscored_b';
  return null;
}

function isScored(repeats: Repeats): boolean {
  return repeats.some((verdict) => verdict !== null);
}

function runsOf(tasks: readonly PairedTask[], side: 'a' | 'b'): number {
  return tasks.reduce((sum, task) => sum + task[side].length, 0);
}
