import type { SplitPatch } from './split-patch.ts';
import type { RepositorySource, TaskSource } from './task-source.ts';

/** A task with all that its two forms are written from. */
export interface Task extends TaskSource, SplitPatch, RepositorySource {
  readonly instance_id: string;
  /** `owner/name`. */
  readonly repo: string;
  readonly image_name: string;
  readonly base_commit: string;
  /** The base commit and all before it, as the branch `main` of a git bundle. */
  readonly bundle: Buffer;
  /** The tests' files after the fix, by path. */
  readonly test_contents: Readonly<Record<string, string>>;
}

/** Names that a task has in both forms. */
export const namesOf = (task: string, repository: string) => ({
  name: task,
  instance_id: `parallax-demo__${task}`,
  repo: `parallax-demo/${repository}`,
  image_name: `parallax-demo-${task}:1`,
});

/** What is written of tasks: contents by path. */
export type PackFiles = Readonly<Record<string, string | Buffer>>;
