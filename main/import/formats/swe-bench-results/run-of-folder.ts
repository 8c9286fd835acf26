import { posix } from 'node:path';
import { folderOf } from '../../run-key.ts';
import type { Nameless } from './gathered.ts';
import { isWordOf } from './is-word-of.ts';
import type { Runs } from './runs.ts';

/** The run that a file's folder is named for: it has the folder's name in its own and holds exactly the file's tasks. */
export function runOfFolder(
  { path, entries }: Nameless<{ readonly instance: string }>,
  runs: Runs,
): string | null {
  const name = posix.basename(folderOf(path));
  const tasks = new Set(entries.map(({ instance }) => instance));
  const fits = runs.records.runs.filter((run) => {
    const known = runs.instancesOf(run);
    return isWordOf(name, run) && known.size === tasks.size && [...tasks].every((task) => known.has(task));
  });
  return fits.length === 1 ? fits[0]! : null;
}
