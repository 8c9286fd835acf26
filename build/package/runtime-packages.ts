import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

/** Names of the packages that the lock file does not call development's. Where they lie is the packer's choice. */
export function runtimePackages(root: string): ReadonlySet<string> {
  const lock: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const needed = Object.entries(lock.packages).filter(([, entry]) => !entry.dev && !entry.devOptional);
  return new Set(needed.map(([folder]) => folder.split('node_modules/').at(-1) ?? ''));
}
