import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './is-alive.ts';

const prefixOf = (workspace: string) => `${workspace}.claim-`;

/**
 * Says beside the workspace that this process is about to hold it, or about to let go of it: others then wait, where
 * they would give up at a foreign program's lock. @returns what takes it back
 */
export async function claim(workspace: string): Promise<() => Promise<void>> {
  await sweep(workspace);
  const file = `${prefixOf(workspace)}${process.pid}`;
  // On a full disk others give up too early, which is no reason not to open it here.
  await writeFile(file, '').catch(() => {});
  return () => rm(file, { force: true });
}

/** A crash may have left a claim, so that its process must be there too. */
export const isClaimedBy = (workspace: string, pid: number): boolean =>
  existsSync(`${prefixOf(workspace)}${pid}`) && isAlive(pid);

/** Removes the claims of processes that are gone. */
async function sweep(workspace: string): Promise<void> {
  const prefix = basename(prefixOf(workspace));
  const names = await readdir(dirname(workspace)).catch(() => []);
  for (const name of names.filter((other) => other.startsWith(prefix)))
    if (!isAlive(Number(name.slice(prefix.length))))
      await rm(join(dirname(workspace), name), { force: true }).catch(() => {});
}
