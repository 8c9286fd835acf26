import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.ts';
import { splitPatch } from './split-patch.ts';
import { namesOf, type Task } from './task.ts';
import type { RepositorySource, TaskSource } from './task-source.ts';

/** A repository with its whole history. */
export interface Replayed extends RepositorySource {
  readonly folder: string;
  readonly patches: readonly string[];
  readonly commits: readonly string[];
}

/** The commit and all before it, as the branch `main` of a bundle. */
function bundleOf(folder: string, commit: string): Buffer {
  const file = join(folder, '.git', 'base.bundle');
  git(folder, ['branch', '--force', 'main', commit]);
  // One thread: what several find to be alike is up to chance.
  git(folder, [
    '-c',
    'pack.threads=1',
    '-c',
    'pack.compression=9',
    'bundle',
    'create',
    '--quiet',
    file,
    'main',
  ]);
  return readFileSync(file);
}

/** A task out of its source and the history that it is a piece of. */
export function makeTask(source: TaskSource, { folder, patches, commits, ...repository }: Replayed): Task {
  const [base, fix] = [commits[source.fix - 2]!, commits[source.fix - 1]!];
  const split = splitPatch(readFileSync(patches[source.fix - 1]!, 'utf8'));
  const contents = split.test_files.map((path) => [path, git(folder, ['show', `${fix}:${path}`])] as const);
  return {
    ...source,
    ...repository,
    ...split,
    ...namesOf(source.name, source.repository),
    base_commit: base,
    bundle: bundleOf(folder, base),
    test_contents: Object.fromEntries(contents),
  };
}
