import { grouped } from '../grouped.ts';
import type { GroupTask, TaskGroups } from './task-groups.ts';

export interface GroupRepository {
  readonly repository: string;
  readonly a: readonly GroupTask[];
  readonly b: readonly GroupTask[];
}

/** The tasks of each repository on both sides; most tasks first, then by name. Those that name none are left out. */
export function groupRepositories({ a, b }: TaskGroups): readonly GroupRepository[] {
  const known = (tasks: readonly GroupTask[]) =>
    grouped(
      tasks.filter(({ repository }) => repository !== null),
      ({ repository }) => repository!,
    );
  const [ofA, ofB] = [known(a), known(b)];
  const size = (one: GroupRepository) => one.a.length + one.b.length;
  return [...new Set([...ofA.keys(), ...ofB.keys()])]
    .map((repository) => ({
      repository,
      a: ofA.get(repository) ?? [],
      b: ofB.get(repository) ?? [],
    }))
    .sort((x, y) => size(y) - size(x) || (x.repository < y.repository ? -1 : 1));
}
