import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../analysis/model/user-error.ts';
import { run } from './run.ts';

const PROGRAMS = [
  ...['bash', 'git', 'python3', 'patch', 'tar', 'sed', 'grep', 'find', 'diff', 'xargs', 'gzip', 'env'],
];
/** Taken where they are. */
const WELCOME = ['gawk', 'ps'];

/** The programs that the image has, with the libraries they load; by absolute path, sorted. */
export async function programFiles(): Promise<readonly string[]> {
  const welcome = WELCOME.map(placeOf).filter((path) => path !== null);
  const helper = '/usr/lib/git-core/git-remote-http';
  const programs = [
    ...PROGRAMS.map(requiredPlaceOf),
    ...welcome,
    requiredPlaceOf('busybox'),
    process.execPath,
  ];
  const linked = existsSync(helper) ? [...programs, helper] : programs;
  const libraries = (await Promise.all(linked.map(librariesOf))).flat();
  return [...new Set([...programs, ...libraries, ...nameServices()])].sort();
}

const placeOf = (name: string): string | null =>
  ['/usr/bin', '/bin'].map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

function requiredPlaceOf(name: string): string {
  const found = placeOf(name);
  if (found !== null) return found;
  throw new UserError(
    'not-found',
    `${name} is not on this machine, so no image can be made of it.`,
    'Install it, or let Docker reach a registry.',
  );
}

/** Absolute paths in `ldd`'s output; a static program has none. */
async function librariesOf(program: string): Promise<readonly string[]> {
  try {
    return [...(await run('ldd', [program])).matchAll(/(\/\S+)(?= \()/g)].map(([path]) => path);
  } catch {
    return [];
  }
}

/** Loaded by glibc when it looks for a user's name; `ldd` does not know of them. */
const nameServices = () =>
  ['/lib/x86_64-linux-gnu/libnss_files.so.2', '/lib/aarch64-linux-gnu/libnss_files.so.2'].filter((path) =>
    existsSync(path),
  );
