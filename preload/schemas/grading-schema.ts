import { z } from 'zod';
import { filterSchema } from './filter-schema.ts';
import { count } from './pieces.ts';

export const PLAIN_AGENTS = ['gold', 'empty'] as const;
export const VERIFIERS = ['swe-bench', 'swe-bench-pro', 'multi-swe-bench', 'harbor'] as const;

export const gradeRequestSchema = z.strictObject({
  /** Files and folders of tasks and predictions, imported first; none: what the workspace has. */
  paths: z.array(z.string()).max(1000).readonly().default([]),
  /** Agents that need no model, run on the tasks of `paths`. */
  agents: z.array(z.enum(PLAIN_AGENTS)).readonly().default([]),
  /** Of the agents' runs. */
  condition: z.string().min(1).max(200).default('vanilla'),
  filter: filterSchema.default({}),
  verifier: z.enum(VERIFIERS).optional(),
  /** Also what has a verdict already. */
  again: z.boolean().default(false),
  /** Gradings at once; by the engine's processors where it is left out. */
  parallel: z.number().int().min(1).max(256).optional(),
  /** Limit of each task's tests, s; the task's own where it is left out. */
  seconds: z.number().positive().max(86_400).optional(),
  /** How often each task's reference is tried. */
  reference_runs: z.number().int().min(1).max(100).default(1),
  /** How long an engine that is away is waited for, s. */
  patience: z.number().min(0).max(604_800).default(3600),
  /** Bytes that our images may take on the engine's disk. */
  disk_budget: z.number().positive().optional(),
});

export const gradedRunSchema = z.object({
  ...{ benchmark: z.string(), task: z.string(), system: z.string(), condition: z.string(), repeat: count },
  verdict: z.string(),
  /** Null: unscored. */
  resolved: z.boolean().nullable(),
  because: z.string(),
  /** Of the container; null where none was needed, or none could be had. */
  seconds: z.number().nullable(),
  /** The same content was evaluated before. */
  reused: z.boolean(),
});

export const gradedTaskSchema = z.object({
  ...{ benchmark: z.string(), task: z.string(), verifier: z.string() },
  /** Null where it has none or it could not be tried. */
  reference_passes: z.boolean().nullable(),
  n_tried: count,
  n_passed: count,
  flaky_tests: z.array(z.string()).readonly(),
});

export const gradedSystemSchema = z.object({
  ...{ benchmark: z.string(), system: z.string(), condition: z.string() },
  ...{ n_runs: count, n_scored: count, n_resolved: count },
  /** Verdict → runs. */
  outcomes: z.record(z.string(), count),
});

/** Of all that was graded here, as it stands in the workspace. */
export const gradedHereSchema = z.object({
  systems: z.array(gradedSystemSchema).readonly(),
  /** Runs that could not be scored, at most as many as were asked for. */
  unscored: z
    .array(
      z.object({
        ...{ run_id: count, benchmark: z.string(), task: z.string(), system: z.string() },
        ...{ condition: z.string(), repeat: count, verdict: z.string(), because: z.string().nullable() },
      }),
    )
    .readonly(),
  n_unscored: count,
  /** The newest look at each task's reference. */
  tasks: z
    .array(
      z.object({
        ...{ grade_id: count, benchmark: z.string(), task: z.string(), verifier: z.string() },
        ...{ verdict: z.string(), because: z.string().nullable() },
        remarks: z.array(z.string()).readonly().nullable(),
        graded_at: z.number().nullable(),
        log_bytes: count.nullable(),
      }),
    )
    .readonly(),
  /** Runs that have a patch and no verdict. */
  n_waiting: count,
});

export const gradeResultSchema = z.object({
  systems: z.array(gradedSystemSchema).readonly(),
  runs: z.array(gradedRunSchema).readonly(),
  tasks: z.array(gradedTaskSchema).readonly(),
  /** What could not be graded at all, and why. */
  problems: z.array(z.object({ task: z.string(), reason: z.string() })).readonly(),
  n_reused: count,
});

export const regradeResultSchema = z.object({
  n_read: count,
  /** Grades that say something else than before, each beside the one it follows. */
  changes: z
    .array(z.object({ task: z.string(), subject: z.string(), was: z.string(), is: z.string() }))
    .readonly(),
  problems: z.array(z.object({ task: z.string(), reason: z.string() })).readonly(),
});

export const engineHealthSchema = z.object({
  host: z.string(),
  version: z.string(),
  api_version: z.string(),
  system: z.string(),
  architecture: z.string(),
  cpus: count,
  memory_bytes: count,
  disk_free_bytes: count.nullable(),
  disk_used_bytes: count,
  ours: z.object({ containers: count, images: count, image_bytes: count, volumes: count }),
  warnings: z.array(z.string()).readonly(),
});
