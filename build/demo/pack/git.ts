import { execFileSync } from 'node:child_process';

/** Nothing of the user's own settings, so that the same input makes the same objects everywhere. */
const ENVIRONMENT = {
  PATH: process.env.PATH ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_DEFAULT_HASH: 'sha1',
  LC_ALL: 'C',
  TZ: 'UTC',
};

interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What git prints when run in a folder. Throws an Error that holds what it printed to stderr. */
export function git(folder: string, args: readonly string[], { input, env }: GitOptions = {}): string {
  return execFileSync('git', args, {
    cwd: folder,
    input: input ?? '',
    env: { ...ENVIRONMENT, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}
