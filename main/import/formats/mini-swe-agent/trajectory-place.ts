import { posix } from 'node:path';
import { folderOf } from '../../harness/run-key.ts';

export interface TrajectoryPlace {
  readonly run: string;
  /** The file's name without `.traj.json`: the task, unless the file says otherwise. */
  readonly stem: string;
}

/** `RUN/TASK/TASK.traj.json`, or `RUN/TASK.traj.json` without a folder per task. */
export function placeOfTrajectory(path: string, rootName: string): TrajectoryPlace {
  const stem = posix.basename(path, '.traj.json');
  const folder = folderOf(path);
  const run = posix.basename(folder) === stem ? folderOf(folder) : folder;
  return { run: run || rootName, stem };
}
