import { readFile, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const sidecarSchema = z.object({
  /** The workspace it stands for: a sidecar copied along with a workspace must not lead to the original. */
  path: z.string(),
  url: z.string(),
  token: z.string(),
  pid: z.number().int(),
});

type Sidecar = Omit<z.infer<typeof sidecarSchema>, 'path'>;

const fileOf = (workspace: string) => `${workspace}.sidecar.json`;

/** Tells other processes of this user where the holder of the workspace answers. */
export async function writeSidecar(workspace: string, sidecar: Sidecar): Promise<void> {
  // Removed first: the mode of an existing file would not change.
  await rm(fileOf(workspace), { force: true });
  const text = JSON.stringify({ path: workspace, ...sidecar });
  try {
    await writeFile(fileOf(workspace), text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Half of it would be of no use.
    await rm(fileOf(workspace), { force: true });
    throw error;
  }
}

/** null where there is none, it is another file's or it cannot be understood (a crash may have left half of it). */
export async function readSidecar(workspace: string): Promise<Sidecar | null> {
  try {
    const sidecar = sidecarSchema.parse(JSON.parse(await readFile(fileOf(workspace), 'utf8')));
    return sidecar.path === workspace ? sidecar : null;
  } catch {
    return null;
  }
}

/** Removes the sidecar if it is still ours. */
export async function removeSidecar(workspace: string, token: string): Promise<void> {
  const present = await readSidecar(workspace);
  if (present?.token === token) await rm(fileOf(workspace), { force: true });
}
