import { constants } from 'node:fs';
import { copyFile, link, rm } from 'node:fs/promises';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

/**
 * Moves a finished draft to `path` unless there is a file already, which then stays: another process was quicker, and
 * may have written to it since. A plain rename would put the empty draft in its place.
 */
export async function placeNewFile(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') await copyNew(draft, path);
  }
  await rm(draft, { force: true });
}

/** For file systems without hard links. */
async function copyNew(draft: string, path: string): Promise<void> {
  try {
    await copyFile(draft, path, constants.COPYFILE_EXCL);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
