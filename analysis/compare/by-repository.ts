import type { RepositoryDifference } from '../model/comparison.ts';
import { countTransitions, newcombeOfChange } from './outcome-table.ts';
import type { PairedOutcome } from './paired-outcomes.ts';
import { taskMeans } from './task-means.ts';

/**
 * B − A within each repository: the difference of task means, with Newcombe's interval on one outcome per task (null
 * where no task has one). Most tasks first, then by name. Tasks without a repository are left out.
 */
export function byRepository(tasks: readonly PairedOutcome[]): readonly RepositoryDifference[] {
  const groups = new Map<string, PairedOutcome[]>();
  for (const task of tasks) {
    if (task.repository === null) continue;
    const group = groups.get(task.repository);
    if (group) group.push(task);
    else groups.set(task.repository, [task]);
  }
  return [...groups].map(([repository, group]) => differenceOf(repository, group)).sort(mostTasksFirst);
}

function differenceOf(repository: string, tasks: readonly PairedOutcome[]): RepositoryDifference {
  const ci_newcombe = newcombeOfChange(countTransitions(tasks));
  return { repository, n_tasks: tasks.length, difference: taskMeans(tasks).difference, ci_newcombe };
}

function mostTasksFirst(x: RepositoryDifference, y: RepositoryDifference): number {
  return y.n_tasks - x.n_tasks || (x.repository < y.repository ? -1 : 1);
}
