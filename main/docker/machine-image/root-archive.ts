import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '../../hash-of.ts';
import { fillRoot } from './fill-root.ts';
import { libraryFolders } from './library-folders.ts';
import { programFiles } from './program-files.ts';
import { run } from './run.ts';

const REPRODUCIBLE = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];

/** @returns a tar file of a root file system made of this machine's own files; kept for each state of what goes into it */
export async function rootArchive(): Promise<string> {
  const [files, folders] = await Promise.all([programFiles(), libraryFolders()]);
  const key = hashOf([...files, ...folders].map((path) => [path, identityOf(path)]));
  const folder = join(tmpdir(), `parallax-base-${process.getuid?.() ?? 0}`);
  const archive = join(folder, `${key.slice(0, 16)}.tar`);
  if (existsSync(archive)) return archive;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const root = await mkdtemp(join(folder, 'root-'));
  try {
    await fillRoot(root, files, folders);
    const part = `${archive}.${process.pid}`;
    await run('tar', ['-C', root, ...REPRODUCIBLE, '-cf', part, '.']);
    await rename(part, archive);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
  return archive;
}

const identityOf = (path: string) => {
  const { size, mtimeMs } = statSync(path);
  return [size, mtimeMs];
};
