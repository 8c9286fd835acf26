import { posix } from 'node:path';

/** Folder of a path inside a source; empty at its root. */
export const folderOf = (path: string): string => {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
};

/** Name of the run that a folder is: its path from the source's root, or the root's own name. */
export function runOfFile(path: string, rootName: string): string {
  return folderOf(path) || rootName;
}

export interface TrajectoryPlace {
  readonly run: string;
  /** The file's name without its ending: the task, unless the file says otherwise. */
  readonly stem: string;
}

/** `RUN/TASK/TASK.traj.json`, or `RUN/TASK.traj.json` without a folder per task; likewise for other endings. */
export function placeOfTrajectory(path: string, rootName: string, ending = '.traj.json'): TrajectoryPlace {
  const stem = posix.basename(path, ending);
  const folder = folderOf(path);
  const run = posix.basename(folder) === stem ? folderOf(folder) : folder;
  return { run: run || rootName, stem };
}

/** The run that a file in `folder` calls `name`; a file inside the run's own folder means that run. */
export function runNamed(folder: string, name: string): string {
  if (folder === '') return name;
  return posix.basename(folder) === name ? folder : `${folder}/${name}`;
}

/** As runNamed, for a file at `path`. */
export function runNamedBeside(path: string, name: string): string {
  return runNamed(folderOf(path), name);
}

/** A model's name as the harness writes it into paths. One with more parts than provider, router and model is no such name. */
export function modelInPath(name: string): string {
  return name.split('__').length > 3 ? name : name.replaceAll('__', '/');
}

/** `logs/run_evaluation/RUN/MODEL/TASK/report.json` → run, model and task. */
export function placeOfReport(path: string): {
  readonly run: string;
  readonly model: string;
  readonly instance: string;
} {
  const parts = path.split('/');
  const at = parts.lastIndexOf('run_evaluation');
  const above = parts.slice(0, parts[at - 1] === 'logs' ? at - 1 : at).join('/');
  const [run = '', model = '', instance = ''] = parts.slice(at + 1);
  return { run: runNamed(above, run), model: modelInPath(model), instance };
}
