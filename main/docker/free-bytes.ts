import { statfs } from 'node:fs/promises';

/**
 * Bytes free on the disk of the engine's data folder; null where nobody here can tell: an engine in a virtual machine or
 * far away has a disk of its own.
 */
export async function freeBytes(host: string, root: string): Promise<number | null> {
  if (!host.startsWith('unix://')) return null;
  try {
    const { bavail, bsize } = await statfs(root);
    return bavail * bsize;
  } catch {
    return null;
  }
}
