import type { PairedOutcome } from './paired-outcomes.ts';

export interface RepositoryTasks {
  readonly repository: string;
  readonly tasks: readonly PairedOutcome[];
}

/** The tasks of each repository in their order; most tasks first, then by name. Those that name none are left out. */
export function tasksByRepository(tasks: readonly PairedOutcome[]): readonly RepositoryTasks[] {
  const groups = new Map<string, PairedOutcome[]>();
  for (const task of tasks) {
    if (task.repository === null) continue;
    const group = groups.get(task.repository);
    if (group) group.push(task);
    else groups.set(task.repository, [task]);
  }
  return [...groups].map(([repository, own]) => ({ repository, tasks: own })).sort(mostTasksFirst);
}

function mostTasksFirst(x: RepositoryTasks, y: RepositoryTasks): number {
  return y.tasks.length - x.tasks.length || (x.repository < y.repository ? -1 : 1);
}
