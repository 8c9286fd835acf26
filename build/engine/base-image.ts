import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Engine } from '../../main/docker/engine.ts';
import { importImage } from '../../main/docker/import-image.ts';

/** The image that the built-in tasks stand on. */
export const BASE_IMAGE = 'parallax-demo:1';

const PROGRAMS = [
  ...[
    'bash',
    'git',
    'python3',
    'patch',
    'tar',
    'sed',
    'grep',
    'find',
    'diff',
    'gawk',
    'xargs',
    'gzip',
    'env',
    'ps',
  ],
];
/** What lies beside the programs: Python's library with pytest, git's helpers. */
const FOLDERS = ['/usr/lib/git-core', '/usr/share/git-core', '/usr/lib/locale/C.utf8'];
const PYTHON_PACKAGES = [
  'pytest',
  '_pytest',
  'pluggy',
  'iniconfig',
  'packaging',
  'attr',
  'attrs',
  'py',
  'more_itertools',
  'pkg_resources',
  'py.py',
  'typing_extensions.py',
];

/**
 * Makes the base image of the built-in tasks on an engine, without a registry: from this machine's own bash, coreutils, git,
 * Python with pytest and Node, with the libraries they load. The root file system is kept as a file, by content.
 */
export async function ensureBaseImage(engine: Engine): Promise<void> {
  const archive = rootArchive();
  await importImage(engine, createReadStream(archive), BASE_IMAGE, [
    'ENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8 HOME=/root PYTHONDONTWRITEBYTECODE=1',
    'CMD ["bash"]',
  ]);
}

/** @returns the tar file; made once for each state of what goes into it */
function rootArchive(): string {
  const sources = sourceFiles();
  const trees = [...FOLDERS, ...pythonFolders()].filter((path) => existsSync(path));
  const key = createHash('sha256')
    .update(JSON.stringify([...sources, ...trees].map((path) => [path, identityOf(path)])))
    .digest('hex');
  const folder = join(tmpdir(), `parallax-base-${process.getuid?.() ?? 0}`);
  const archive = join(folder, `${key.slice(0, 16)}.tar`);
  if (existsSync(archive)) return archive;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const root = mkdtempSync(join(folder, 'root-'));
  try {
    fill(root, sources);
    const part = `${archive}.${process.pid}`;
    execFileSync('tar', [
      '-C',
      root,
      '--sort=name',
      '--mtime=@0',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '-cf',
      part,
      '.',
    ]);
    renameSync(part, archive);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return archive;
}

const identityOf = (path: string) => {
  const { size, mtimeMs } = statSync(path);
  return [size, mtimeMs];
};

function sourceFiles(): readonly string[] {
  const programs = [...PROGRAMS.map(whichOf), '/bin/busybox', process.execPath].filter(
    (path) => path !== null,
  );
  const helpers = ['git-remote-http']
    .map((name) => join('/usr/lib/git-core', name))
    .filter((path) => existsSync(path));
  const libraries = new Set([...programs, ...helpers].flatMap(librariesOf));
  return [...new Set([...programs, ...libraries, ...nameServices()])].sort();
}

function whichOf(name: string): string | null {
  const found = ['/usr/bin', '/bin'].map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found && name !== 'gawk' && name !== 'ps')
    throw new Error(`${name} is not on this machine; install it.`);
  return found ?? null;
}

/** Absolute paths in `ldd`'s output; a static program has none. */
function librariesOf(program: string): readonly string[] {
  try {
    const output = execFileSync('ldd', [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...output.matchAll(/(\/\S+)(?= \()/g)].map(([path]) => path);
  } catch {
    return [];
  }
}

/** Loaded by glibc when it looks for a user's name; `ldd` does not know of them. */
const nameServices = () =>
  ['/lib/x86_64-linux-gnu/libnss_files.so.2', '/lib/aarch64-linux-gnu/libnss_files.so.2'].filter((path) =>
    existsSync(path),
  );

function fill(root: string, sources: readonly string[]): void {
  for (const name of [
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
    'usr/local/bin',
    'usr/sbin',
  ])
    mkdirSync(join(root, name), { recursive: true });
  for (const [link, target] of [
    ['bin', 'usr/bin'],
    ['sbin', 'usr/sbin'],
    ['lib', 'usr/lib'],
    ['lib64', 'usr/lib64'],
  ] as const)
    execFileSync('ln', ['-s', target, join(root, link)]);
  mkdirSync(join(root, 'usr/lib64'));
  for (const path of sources) copy(path, root, path === process.execPath ? '/usr/local/bin/node' : path);
  for (const path of [...FOLDERS, ...pythonFolders()]) if (existsSync(path)) copyTree(path, root);
  writeFileSync(
    join(root, 'etc/passwd'),
    'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534:nobody:/:/bin/false\n',
  );
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnogroup:x:65534:\n');
  writeFileSync(
    join(root, 'etc/gitconfig'),
    '[safe]\n\tdirectory = *\n[user]\n\tname = user\n\temail = user@example.invalid\n',
  );
  linkApplets(root);
}

const merged = (path: string) => path.replace(/^\/(bin|sbin|lib|lib64)\//, '/usr/$1/');

function copy(from: string, root: string, to: string): void {
  const target = join(root, merged(to));
  mkdirSync(dirname(target), { recursive: true });
  execFileSync('cp', ['-L', '--preserve=mode,timestamps', from, target]);
}

function copyTree(folder: string, root: string): void {
  const target = join(root, dirname(merged(folder)));
  mkdirSync(target, { recursive: true });
  execFileSync('cp', ['-a', folder, target]);
}

/** The standard library without its tests and caches, and pytest with what it needs. */
function pythonFolders(): readonly string[] {
  const version = execFileSync(
    '/usr/bin/python3',
    ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'],
    { encoding: 'utf8' },
  );
  const packages = PYTHON_PACKAGES.map((name) => join('/usr/lib/python3/dist-packages', name));
  return [`/usr/lib/python${version.trim()}`, ...packages];
}

/** busybox for every small program that has not come by itself. */
function linkApplets(root: string): void {
  const names = execFileSync('/bin/busybox', ['--list'], { encoding: 'utf8' }).trim().split('\n');
  for (const name of [...names, 'sh']) {
    const link = join(root, 'usr/bin', name);
    if (!existsSync(link)) execFileSync('ln', ['-s', name === 'sh' ? 'bash' : 'busybox', link]);
  }
}
