import { basename, dirname } from 'node:path';

/** A single trajectory keeps the folders above it that name its run: `RUN/TASK/TASK.traj.json`. */
export function singleFile(path: string): string {
  const name = basename(path);
  if (!name.endsWith('.traj.json')) return name;
  const folder = basename(dirname(path));
  const above = folder === basename(path, '.traj.json') ? `${basename(dirname(dirname(path)))}/` : '';
  return `${above}${folder}/${name}`;
}
