import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The one path of a workspace file, whether or not it is there yet: by a link's own name neither the sidecar nor the
 * database's log would be found.
 */
export async function realPath(file: string): Promise<string> {
  const path = resolve(file);
  const inFolder = async () => join(await realpath(dirname(path)), basename(path));
  return realpath(path)
    .catch(inFolder)
    .catch(() => path);
}
