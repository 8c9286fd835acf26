import { git } from './git.ts';

/**
 * Makes a repository in an empty folder out of a series of patches in mailbox form. Authors and dates are those of the
 * patches and the committer is one for all, so the commits are the same wherever this runs.
 * The branch is called `whole`.
 * @returns the ids of the commits, in the order of the patches
 */
export function replayHistory(folder: string, name: string, patches: readonly string[]): readonly string[] {
  git(folder, ['init', '--quiet']);
  git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/whole']);
  const env = {
    GIT_COMMITTER_NAME: `The ${name} developers`,
    GIT_COMMITTER_EMAIL: `developers@${name}.invalid`,
  };
  git(folder, ['am', '--quiet', '--committer-date-is-author-date', ...patches], { env });
  return git(folder, ['rev-list', '--reverse', 'whole']).trim().split('\n');
}
