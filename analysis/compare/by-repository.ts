import type { RepositoryDifference } from '../model/comparison.ts';
import { countTransitions, newcombeOfChange } from './outcome-table.ts';
import type { PairedOutcome } from './paired-outcomes.ts';
import { taskMeans } from './task-means.ts';
import { tasksByRepository } from './tasks-by-repository.ts';

/**
 * B − A within each repository: the difference of task means, with Newcombe's interval on one outcome per task (null
 * where no task has one). Most tasks first, then by name. Tasks without a repository are left out.
 */
export function byRepository(tasks: readonly PairedOutcome[]): readonly RepositoryDifference[] {
  return tasksByRepository(tasks).map(({ repository, tasks: own }) => ({
    repository,
    n_tasks: own.length,
    difference: taskMeans(own).difference,
    ci_newcombe: newcombeOfChange(countTransitions(own)),
  }));
}
