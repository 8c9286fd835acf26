import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the tests of a repository are run and their log is read. */
export interface RepositorySource {
  readonly language: string;
  readonly version: string;
  readonly test_cmd: string;
  /** As SWE-bench names its parsers; `node-tap` is TAP with names that lack its hyphen, unlike `parse_log_tap`. */
  readonly log_parser: string;
}

/** `task.json` of a task, beside `issue.md`. */
export interface TaskFacts {
  readonly repository: string;
  /** Which commit of the history is the fix, counted from 1; the task begins at the commit before. */
  readonly fix: number;
  readonly title: string;
  readonly category: 'bug' | 'feature';
  /** As SWE-bench Verified puts it. */
  readonly difficulty: string;
  readonly created_at: string;
  /** What is unusual about its tests; null for most. */
  readonly special: 'daemon' | 'flaky' | 'flood' | 'forged' | 'slow' | null;
  readonly fail_to_pass: readonly string[];
  readonly pass_to_pass: readonly string[];
  /** Tests that pass at times: no part of the verdict, except in the pack of flaky tasks. */
  readonly flaky: readonly string[];
}

export interface TaskSource extends TaskFacts {
  /** Such as `pennyfold-11`. */
  readonly name: string;
  readonly issue: string;
}

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The repositories of the pack, by name. */
export const readRepositories = (source: string): Readonly<Record<string, RepositorySource>> =>
  json(join(source, 'repositories.json'));

/** The files of a repository's history, oldest first. */
export const historyOf = (source: string, repository: string): readonly string[] =>
  readdirSync(join(source, repository))
    .sort()
    .map((file) => join(source, repository, file));

/** The tasks by repository, then by number. */
export function readTasks(source: string): readonly TaskSource[] {
  const names = readdirSync(join(source, 'tasks')).sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return names.map((name) => ({
    ...json<TaskFacts>(join(source, 'tasks', name, 'task.json')),
    name,
    issue: readFileSync(join(source, 'tasks', name, 'issue.md'), 'utf8'),
  }));
}
