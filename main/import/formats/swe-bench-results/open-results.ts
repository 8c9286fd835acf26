import { stat } from 'node:fs/promises';
import { basename, dirname, resolve, sep } from 'node:path';
import { isArchive, openSource, type Source } from '../../documents.ts';
import { fileError } from '../../file-error.ts';
import { isSorting } from './place-of.ts';

/** A source of results and the folders above it that say what its files are. */
export interface ResultsSource {
  readonly source: Source;
  /** To be put before the path of each document; empty or ending in a slash. */
  readonly prefix: string;
}

/** `RUN/MODEL/TASK` below `run_evaluation`. */
const LEVELS = 4;

/** The folders above and including `folder` without which its files do not tell their run: none where it is a run's own. */
function contextOf(folder: string): string {
  const parts = resolve(folder).split(sep);
  const at = parts.lastIndexOf('run_evaluation');
  if (at >= 0 && parts.length - at <= LEVELS) return parts.slice(at).join('/');
  let first = parts.length - 1;
  while (first > 0 && isSorting(parts[first]!)) first -= 1;
  return first === parts.length - 1 ? '' : parts.slice(first).join('/');
}

/** `MODEL.RUN.json` and `SUBSET__SPLIT__RUN.json` name their run themselves. */
const namesItsRun = (name: string): boolean => /^[^.].*\..+\.json$/.test(name) || /__(dev|test)__/.test(name);

function nameOfFile(path: string): string {
  const [folder, name] = [dirname(resolve(path)), basename(path)];
  if (isArchive(name)) return name;
  const context = contextOf(folder);
  if (context !== '') return `${context}/${name}`;
  return namesItsRun(name) ? name : `${basename(folder)}/${name}`;
}

/** Lists the files of a source; a folder or file of a larger whole keeps the names that tell where in it it lies. */
export async function openResults(path: string, signal: AbortSignal): Promise<ResultsSource> {
  const source = await openSource(path, signal, nameOfFile);
  try {
    const context = (await stat(path)).isDirectory() ? contextOf(path) : '';
    return { source, prefix: context === '' ? '' : `${context}/` };
  } catch (error) {
    throw fileError(error, path);
  }
}
