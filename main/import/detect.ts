import { readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { UserError } from '../../analysis/model/user-error.ts';
import { fileError } from './file-error.ts';
import type { Format } from './format.ts';
import { FORMATS } from './formats/index.ts';
import { Look } from './look.ts';

/** Something to import, or why it cannot be. */
export interface DetectedSource {
  readonly path: string;
  /** Null where no format recognises it or it may not be read. */
  readonly format: Format | null;
  readonly reason: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** No other format can be surer. */
const CERTAIN = 0.97;
/** A file found on the way must look right; one that was named itself need only be possible. */
const LEAST_FOUND = 0.5;
const LEAST_NAMED = 0.25;

interface Search {
  readonly sources: DetectedSource[];
  readonly visited: Set<string>;
  readonly signal: AbortSignal;
}

const unreadable = (path: string, error: UserError): DetectedSource => ({
  path,
  format: null,
  reason: error.message,
  confidence: 0,
});

/** The format surest of itself; where none is, the reason of the one that came nearest. */
async function bestFormat(path: string, least: number): Promise<DetectedSource> {
  let best: DetectedSource = { path, format: null, reason: '', confidence: 0 };
  const look = new Look(path);
  for (const format of FORMATS) {
    const { confidence, reason } = await format.sniff(path, look);
    const better = confidence > best.confidence || (best.confidence === 0 && reason !== '');
    if (better) best = { path, format: confidence >= least ? format : null, reason, confidence };
    if (confidence >= CERTAIN) break;
  }
  return best.reason === '' ? { ...best, reason: 'no format recognises it' } : best;
}

async function searchFolder(path: string, search: Search): Promise<void> {
  const real = await realpath(path);
  if (search.visited.has(real)) return;
  search.visited.add(real);
  const found = await bestFormat(path, LEAST_FOUND);
  if (found.format !== null) {
    search.sources.push(found);
    return;
  }
  const names = (await readdir(path)).filter((name) => !name.startsWith('.'));
  for (const name of names.sort((a, b) => (a < b ? -1 : 1))) await searchTolerant(join(path, name), search);
}

async function searchPath(path: string, search: Search, least: number): Promise<void> {
  search.signal.throwIfAborted();
  const found = await stat(path);
  if (found.isDirectory()) await searchFolder(path, search);
  else if (found.isFile()) search.sources.push(await bestFormat(path, least));
  else
    search.sources.push({ path, format: null, reason: 'it is neither a file nor a folder', confidence: 0 });
}

/** As searchPath, but what the file system refuses is listed with its reason and the search goes on. */
async function searchTolerant(path: string, search: Search): Promise<void> {
  try {
    await searchPath(path, search, LEAST_FOUND);
  } catch (error) {
    const told = fileError(error, path);
    if (!(told instanceof UserError) || search.signal.aborted) throw told;
    search.sources.push(unreadable(path, told));
  }
}

/**
 * What there is to import under `paths`: a folder that a format claims is one source, any other is searched, sorted and
 * without hidden files; a loop of links ends. Files that nothing recognises are listed with a reason. A named path that
 * is missing or closed throws UserError (`not-found`, `permission`), one found on the way is listed.
 */
export async function detectSources(
  paths: readonly string[],
  signal: AbortSignal,
): Promise<readonly DetectedSource[]> {
  const search: Search = { sources: [], visited: new Set(), signal };
  for (const path of new Set(paths.map((given) => resolve(given)))) {
    const held = search.sources.some(
      (source) => source.format !== null && path.startsWith(source.path + sep),
    );
    if (held || search.sources.some((source) => source.path === path)) continue;
    try {
      await searchPath(path, search, LEAST_NAMED);
    } catch (error) {
      throw fileError(error, path);
    }
  }
  return search.sources;
}
