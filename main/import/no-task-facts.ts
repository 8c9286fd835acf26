import type { ImportedTask, TaskName } from './items.ts';

/** A task of which nothing is known: readers spread it and add what their source says. */
export const NO_TASK_FACTS: Omit<ImportedTask, keyof TaskName | 'file' | 'line'> = {
  repository: null,
  base_commit: null,
  statement: null,
  hints: null,
  reference_patch: null,
  test_patch: null,
  image: null,
  version: null,
  environment_commit: null,
  created_at: null,
  difficulty: null,
  fail_to_pass: null,
  pass_to_pass: null,
  more: null,
};
