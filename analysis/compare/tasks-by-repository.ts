import { grouped } from './grouped.ts';
import type { PairedOutcome } from './paired-outcomes.ts';

export interface RepositoryTasks {
  readonly repository: string;
  readonly tasks: readonly PairedOutcome[];
}

/** The tasks of each repository in their order; most tasks first, then by name. Those that name none are left out. */
export function tasksByRepository(tasks: readonly PairedOutcome[]): readonly RepositoryTasks[] {
  const known = tasks.filter(({ repository }) => repository !== null);
  return [...grouped(known, ({ repository }) => repository!)]
    .map(([repository, own]) => ({ repository, tasks: own }))
    .sort(mostTasksFirst);
}

function mostTasksFirst(x: RepositoryTasks, y: RepositoryTasks): number {
  return y.tasks.length - x.tasks.length || (x.repository < y.repository ? -1 : 1);
}
