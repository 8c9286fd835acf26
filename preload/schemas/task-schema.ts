import { z } from 'zod';
import { filterSchema } from './filter-schema.ts';
import { count } from './pieces.ts';

/** The parts of a filter that a task can meet without a run. */
export const taskFilterSchema = filterSchema.pick({ benchmark: true, repository: true, task: true });

const time = z.number().nullable();
const text = z.string().nullable();

export const taskRowSchema = z.object({
  task_id: count,
  benchmark: z.string(),
  task: z.string(),
  canonical_id: z.string(),
  repository: text,
  difficulty: text,
  /** Milliseconds since the epoch. */
  created_at: time,
  has_statement: z.boolean(),
  has_reference_patch: z.boolean(),
  has_tests: z.boolean(),
  n_fail_to_pass: count.nullable(),
  n_pass_to_pass: count.nullable(),
  n_runs: count,
  n_scripts: count,
});

export const taskFactsSchema = z.object({
  base_commit: text,
  statement: text,
  hints: text,
  reference_patch: text,
  test_patch: text,
  image: text,
  version: text,
  environment_commit: text,
  fail_to_pass: z.array(z.string()).readonly().nullable(),
  pass_to_pass: z.array(z.string()).readonly().nullable(),
  /** Further facts under the source's own names. */
  more: z.record(z.string(), z.unknown()).nullable(),
});

export const taskSourceSchema = z.object({
  import_id: count,
  path: z.string(),
  file: z.string(),
  line: count.nullable(),
});

export const taskScriptSchema = z.object({
  condition: z.string(),
  /** Null: the condition chose the task's own statement. */
  script_id: count.nullable(),
  method: text,
  label: text,
});
