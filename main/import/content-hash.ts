import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fileError } from './file-error.ts';
import type { ImportProblem } from './format.ts';
import { isSmall, readSmallFile } from './read-small-file.ts';
import { type FoundFile, walkFiles } from './walk-files.ts';

async function hashFile({ path, bytes }: FoundFile, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  try {
    if (isSmall(bytes)) return hash.update(await readSmallFile(path)).digest('hex');
    for await (const chunk of createReadStream(path, { signal, highWaterMark: 1024 * 1024 }))
      hash.update(chunk);
    return hash.digest('hex');
  } catch (error) {
    signal.throwIfAborted();
    throw fileError(error, path);
  }
}

/**
 * SHA-256 (hex) of what a source holds: its files' relative paths and contents, sorted. Neither the place nor the name of
 * the source itself counts, so a copy has the same hash; a file that may not be read counts as such. Throws UserError.
 */
export async function contentHash(
  path: string,
  signal: AbortSignal,
): Promise<{ readonly hash: string; readonly n_files: number }> {
  const lines: string[] = [];
  const onProblem = ({ file, code }: ImportProblem) => lines.push(`${file}\0${code}`);
  let n_files = 0;
  for await (const file of walkFiles(path, onProblem, signal)) {
    const name = file.path === path ? '' : file.relative;
    lines.push(`${name}\0${await hashFile(file, signal)}`);
    n_files += 1;
  }
  return { hash: createHash('sha256').update(lines.sort().join('\n')).digest('hex'), n_files };
}
