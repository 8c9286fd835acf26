import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '../../analysis/model/user-error.ts';
import { fileError } from './file-error.ts';
import type { ImportProblem } from './format.ts';

export interface FoundFile {
  readonly path: string;
  /** Path from the root with forward slashes; the bare name where the root is the file itself. */
  readonly relative: string;
  readonly bytes: number;
}

interface Walk {
  readonly visited: Set<string>;
  readonly signal: AbortSignal;
  readonly onProblem: (problem: ImportProblem) => void;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Runs `look`; what the file system refuses becomes a problem and null, so that one bad file stops nothing. */
async function attempt<T>(
  look: () => Promise<T>,
  path: string,
  relative: string,
  walk: Walk,
): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    const told = fileError(error, path);
    if (!(told instanceof UserError)) throw told;
    walk.onProblem({ file: relative, line: null, code: told.code, reason: told.message });
    return null;
  }
}

async function* walk(path: string, relative: string, state: Walk): AsyncGenerator<FoundFile> {
  state.signal.throwIfAborted();
  const found = await attempt(() => stat(path), path, relative, state);
  if (found === null) return;
  if (found.isFile()) yield { path, relative: relative || basename(path), bytes: found.size };
  else if (found.isDirectory()) yield* walkFolder(path, relative, state);
  else
    state.onProblem({
      file: relative,
      line: null,
      code: 'not-a-file',
      reason: 'neither a file nor a folder',
    });
}

async function* walkFolder(path: string, relative: string, state: Walk): AsyncGenerator<FoundFile> {
  const real = await attempt(() => realpath(path), path, relative, state);
  if (real === null || state.visited.has(real)) return;
  state.visited.add(real);
  const names = await attempt(() => readdir(path), path, relative, state);
  for (const name of (names ?? []).filter((entry) => !entry.startsWith('.')).sort(byCodeUnit))
    yield* walk(join(path, name), relative === '' ? name : `${relative}/${name}`, state);
}

/**
 * Every file under `root` (or `root` itself), sorted, hidden ones left out. Links are followed, each folder once, so a
 * loop ends. What may not be read is handed to `onProblem` and the rest goes on.
 */
export function walkFiles(
  root: string,
  onProblem: (problem: ImportProblem) => void,
  signal: AbortSignal,
): AsyncGenerator<FoundFile> {
  return walk(root, '', { visited: new Set(), signal, onProblem });
}
