import { posix } from 'node:path';
import { folderOf, modelInPath, runNamed } from '../../run-key.ts';

/** The run that a file tells of by where it lies. */
export interface Place {
  readonly run: string;
  /** The folder that the run belongs to: files in it that name no run may be this one's. */
  readonly home: string;
  /** By the path, as the harness writes it. */
  readonly model: string | null;
}

/** Folders that sort a run's files and are no run themselves. */
const SORTING = new Set([
  'logs',
  'results',
  'run_evaluation',
  'evaluation',
  'evaluation_results',
  'sb-cli-reports',
  'trajs',
  'predictions',
]);

/** Whether a folder's name only sorts the files of the run above it. */
export const isSorting = (name: string): boolean => SORTING.has(name);

/** The nearest folder at or above `folder` that is more than a sorting one; empty at the root. */
export function homeOf(folder: string): string {
  let home = folder;
  while (home !== '' && isSorting(posix.basename(home))) home = folderOf(home);
  return home;
}

function named(above: string, [run = '', ...models]: readonly string[]): Place {
  const home = homeOf(above);
  const model = models.length === 0 ? null : modelInPath(models.join('/'));
  return { run: runNamed(home, run), home, model };
}

/** The run of what lies in `folder`: `run_evaluation/RUN/MODEL`, `run_evaluation/RUN`, or any folder, which is a run itself. */
export function placeOfFolder(folder: string, rootName: string): Place {
  const parts = folder.split('/');
  const at = parts.lastIndexOf('run_evaluation');
  const rest = at < 0 ? [] : parts.slice(at + 1);
  if (rest.length > 0) return named(parts.slice(0, at).join('/'), rest);
  const home = homeOf(folder);
  return { run: home || rootName, home, model: null };
}

/** As placeOfFolder, for a file at `path`. */
export function placeOfFile(path: string, rootName: string): Place {
  return placeOfFolder(folderOf(path), rootName);
}
