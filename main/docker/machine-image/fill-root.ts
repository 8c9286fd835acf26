import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run } from './run.ts';

const EMPTY = [
  'tmp',
  'root',
  'proc',
  'sys',
  'dev',
  'etc',
  'run',
  'var/tmp',
  'usr/bin',
  'usr/lib',
  'usr/lib64',
];
const LINKS = { bin: 'usr/bin', sbin: 'usr/sbin', lib: 'usr/lib', lib64: 'usr/lib64' } as const;
const SETTINGS = {
  'etc/passwd': 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534:nobody:/:/bin/false\n',
  'etc/group': 'root:x:0:\nnogroup:x:65534:\n',
  'etc/gitconfig': '[safe]\n\tdirectory = *\n[user]\n\tname = user\n\temail = user@example.invalid\n',
} as const;

/** Makes a root file system of this machine's files in an empty folder. */
export async function fillRoot(
  root: string,
  files: readonly string[],
  folders: readonly string[],
): Promise<void> {
  for (const name of [...EMPTY, 'usr/local/bin', 'usr/sbin'])
    await mkdir(join(root, name), { recursive: true });
  for (const [link, target] of Object.entries(LINKS)) await symlink(target, join(root, link));
  for (const path of files) await copy(path, root, path === process.execPath ? '/usr/local/bin/node' : path);
  for (const path of folders) await copyTree(path, root);
  for (const [path, text] of Object.entries(SETTINGS)) await writeFile(join(root, path), text);
  await linkApplets(root);
}

const merged = (path: string) => path.replace(/^\/(bin|sbin|lib|lib64)\//, '/usr/$1/');

async function copy(from: string, root: string, to: string): Promise<void> {
  const target = join(root, merged(to));
  await mkdir(dirname(target), { recursive: true });
  await run('cp', ['-L', '--preserve=mode,timestamps', from, target]);
}

async function copyTree(folder: string, root: string): Promise<void> {
  const target = join(root, dirname(merged(folder)));
  await mkdir(target, { recursive: true });
  await run('cp', ['-a', folder, target]);
}

/** busybox for every small program that has not come by itself. */
async function linkApplets(root: string): Promise<void> {
  const names = (await run('busybox', ['--list'])).trim().split('\n');
  for (const name of [...names, 'sh']) {
    const link = join(root, 'usr/bin', name);
    if (!existsSync(link)) await symlink(name === 'sh' ? 'bash' : 'busybox', link);
  }
}
