import { z } from 'zod';
import { gradedRunSchema, gradedSystemSchema, gradedTaskSchema } from './grading-schema.ts';
import { count } from './pieces.ts';

const name = z.string().min(1).max(200);

/** An agent with what it is set to. */
export const systemPlanSchema = z.discriminatedUnion('agent', [
  /** Hands in the task's reference. */
  z.strictObject({ agent: z.literal('gold') }),
  /** Hands in nothing. */
  z.strictObject({ agent: z.literal('empty') }),
  /** Hands in what a file of predictions holds for the task. */
  z.strictObject({ agent: z.literal('patch'), predictions: name }),
  /** Runs the commands that a file holds. */
  z.strictObject({ agent: z.literal('scripted'), commands: name }),
  /** A loop of a model and a shell. `model`: a name of the models file. */
  z.strictObject({
    agent: z.literal('bash'),
    model: name,
    /** How it gives its commands: by calling a tool, or in a fenced block. */
    commands: z.enum(['tool', 'fenced']).default('tool'),
    temperature: z.number().min(0).max(2).optional(),
    /** Tokens of one reply. */
    max_output: count.min(1).optional(),
  }),
]);

/** What the user does: the task's statement, or the scripts of a condition of the workspace. */
export const conditionPlanSchema = z.strictObject({
  /** Files of scripts, read in first. */
  scripts: z.array(name).readonly().default([]),
  /** The condition of the workspace whose scripts are meant; left out: none, the statement is said. */
  from: name.optional(),
  /** All requests of a script as one message. */
  concatenated: z.boolean().default(false),
});

export const attemptLimitsSchema = z.strictObject({
  /** Of an attempt, over all turns: calls of the agent. */
  steps: count.min(1).optional(),
  /** Input, cached once, and output. */
  tokens: count.min(1).optional(),
  cost_usd: z.number().positive().optional(),
  /** Wall clock. */
  seconds: z.number().positive().optional(),
});

/** An experiment as it is written down. Paths are relative to the file. */
export const experimentPlanSchema = z.strictObject({
  version: z.literal(1),
  name,
  tasks: z.array(name).min(1).readonly(),
  /** Ids of the tasks that are meant; left out: all that the files hold. */
  only: z.array(name).min(1).readonly().optional(),
  systems: z.record(name, systemPlanSchema).refine((systems) => Object.keys(systems).length > 0, {
    error: 'Name at least one system.',
  }),
  conditions: z.record(name, conditionPlanSchema).default({ vanilla: { scripts: [], concatenated: false } }),
  repeats: count.min(1).max(100).default(1),
  /** Attempts at once; half of the engine's processors where it is left out. */
  parallel: count.min(1).max(256).optional(),
  limits: attemptLimitsSchema.default({}),
  /** How often an attempt that the machine is to blame for is tried again. */
  retries: count.max(20).default(2),
  /** The file that names endpoints and models. */
  models: name.optional(),
  /** What all calls of the experiment may cost, those of earlier starts with it. */
  budget_usd: z.number().positive().optional(),
});

/** An experiment as it stands. */
export const experimentRowSchema = z.object({
  ...{ experiment_id: count, name: z.string(), created_at: z.number() },
  ...{ n_runs: count, n_scored: count, n_resolved: count },
  /** Outcome → runs; those that were not run yet among them. */
  outcomes: z.record(z.string(), count),
  /** Tries in all; of them those that failed for reasons of the machine or were interrupted; and those under way. */
  ...{ n_attempts: count, n_failed: count, n_under_way: count },
  /** Null where it calls no model. US dollars; reserved is what calls under way, or never ended, may come to. */
  budget: z
    .object({
      cap_usd: z.number().nullable(),
      closed: z.string().nullable(),
      spent_usd: z.number(),
      reserved_usd: z.number(),
    })
    .nullable(),
});

/** A run that is being tried. */
export const underWaySchema = z.object({
  ...{ run_id: count, task: z.string(), system: z.string(), condition: z.string(), repeat: count, n: count },
  started_at: z.number(),
});

export const failedTrySchema = z.object({
  ...{ run_id: count, task: z.string(), system: z.string(), condition: z.string(), repeat: count, n: count },
  ...{ reason: z.string().nullable(), cost_usd: z.number().nullable(), started_at: z.number().nullable() },
});

export const experimentResultSchema = z.object({
  experiment_id: count,
  name: z.string(),
  /** Of the plan; those that have a verdict now, and those that had one before. */
  n_runs: count,
  n_with_verdict: count,
  n_done_before: count,
  systems: z.array(gradedSystemSchema).readonly(),
  runs: z.array(gradedRunSchema).readonly(),
  tasks: z.array(gradedTaskSchema).readonly(),
  /** Attempts that failed for reasons of the machine, each try, whether or not another one succeeded. */
  failures: z
    .array(z.object({ run_id: count, task: z.string(), system: z.string(), n: count, reason: z.string() }))
    .readonly(),
  /** What could not be run at all, and why. */
  problems: z.array(z.object({ task: z.string(), reason: z.string() })).readonly(),
});
