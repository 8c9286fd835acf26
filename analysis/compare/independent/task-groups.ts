import type { PairedRow, PairedTask } from '../../model/comparison.ts';
import type { RepeatedTask } from '../../stats/index.ts';
import { outcomeRule, scoredRuns, solvedRuns } from '../repeats.ts';

/** One task scored on its side. */
export interface GroupTask extends RepeatedTask {
  readonly task: string;
  readonly repository: string | null;
  /** Share of the scored runs that are solved. */
  readonly mean: number;
  /** Its run, or the majority of its runs; null where there is none. */
  readonly outcome: 0 | 1 | null;
}

/** The tasks of each side, ordered by their runs, so that neither names nor the order of the source change a seeded result. */
export interface TaskGroups {
  readonly a: readonly GroupTask[];
  readonly b: readonly GroupTask[];
  /** Tasks with a run that are not scored. */
  readonly n_dropped: number;
  /** Why the row has no difference; null where both sides have a scored task. */
  readonly lacking: string | null;
}

/** The two groups of a row whose sides share no task. */
export function taskGroups({ tasks }: PairedRow): TaskGroups {
  const [a, b] = [groupOf(tasks, 'a'), groupOf(tasks, 'b')];
  const withRun = tasks.filter((task) => task.a.length + task.b.length > 0);
  return { a, b, n_dropped: withRun.length - a.length - b.length, lacking: lackingOf(a, b) };
}

function groupOf(tasks: readonly PairedTask[], side: 'a' | 'b'): readonly GroupTask[] {
  const rule = outcomeRule(tasks.map((task) => task[side]));
  const found = tasks.flatMap((task) => {
    const [solved, scored] = [solvedRuns(task[side]), scoredRuns(task[side])];
    const { task: id, repository } = task;
    return scored === 0
      ? []
      : [{ task: id, repository, solved, scored, mean: solved / scored, outcome: rule(solved, scored) }];
  });
  return found.sort((x, y) => x.mean - y.mean || x.scored - y.scored);
}

function lackingOf(a: readonly GroupTask[], b: readonly GroupTask[]): string | null {
  const empty = [...(a.length === 0 ? ['A'] : []), ...(b.length === 0 ? ['B'] : [])];
  return empty.length === 0 ? null : `no task of ${empty.join(' and of ')} is scored`;
}

export const meansOf = (tasks: readonly GroupTask[]): readonly number[] => tasks.map(({ mean }) => mean);
