import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

const SMALL_BYTES = 1024 * 1024;

export const isSmall = (bytes: number): boolean => bytes <= SMALL_BYTES;

/**
 * A file that is read in less time than the thread pool takes to be asked for it, of which sources have thousands. Others get
 * their turn before each.
 */
export async function readSmallFile(path: string): Promise<Buffer> {
  await setImmediate();
  return readFileSync(path);
}
