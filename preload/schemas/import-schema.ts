import { z } from 'zod';
import type { Undone } from '../../analysis/import-report/undo-answer.ts';
import { count } from './pieces.ts';

export const importProblemSchema = z.object({
  file: z.string(),
  line: count.nullable(),
  /** Machine word for the kind of problem, such as `duplicate`, `bad-number`, `not-json`. */
  code: z.string(),
  reason: z.string(),
});

export const sourceSchema = z.object({
  path: z.string(),
  /** Format name such as `runs-table`, `mini-swe-agent`, `resolved-matrix`; null when nothing recognises it. */
  format: z.string().nullable(),
  reason: z.string(),
  n_files: count,
  bytes: z.number().nonnegative(),
  /** What the source holds under each of its own run names, with what it says about them. */
  groups: z
    .array(
      z.object({
        name: z.string(),
        n_runs: count.nullable(),
        benchmark: z.string().nullable(),
        system: z.string().nullable(),
        condition: z.string().nullable(),
        repeat: count.nullable(),
      }),
    )
    .readonly(),
  /** Tables: our column → the file's, as guessed. */
  columns: z.record(z.string(), z.string()).nullable(),
});

/** What went with an import that was taken back. */
export const undoneSchema = z.object({
  n_runs: count,
  n_verdicts_of_others: count,
  verdicts_by_others: z.array(z.object({ import_id: count, n_verdicts: count })).readonly(),
}) satisfies z.ZodType<Undone>;

export const importSummarySchema = z.object({
  import_id: count,
  path: z.string(),
  format: z.string(),
  state: z.enum(['committed', 'unchanged']),
  hash: z.string(),
  imported_at: z.number(),
  n_files: count,
  n_runs: count,
  n_attempts: count,
  n_grades: count,
  /** Of the grades, those on runs that were there before. */
  n_added_verdicts: count,
  n_events: count,
  n_cohorts: count,
  /** Tasks of which it told something that was not known. */
  n_tasks: count,
  /** Choices of a script for a task and condition. */
  n_scripts: count,
  n_sessions: count,
  n_messages: count,
  n_labels: count,
  /** Runs, tasks, scripts and labels left out because the same is already there. */
  n_duplicates: count,
  n_problems: count,
  problems_by_code: z.record(z.string(), count),
  /** The first ten of each code. */
  problems: z.array(importProblemSchema).readonly(),
  notes: z.array(z.string()).readonly(),
});
