import { z } from 'zod';
import {
  experimentPlanSchema,
  experimentRowSchema,
  failedTrySchema,
  underWaySchema,
} from '../schemas/experiment-schema.ts';
import { count } from '../schemas/pieces.ts';
import { listedEventSchema } from '../schemas/run-schema.ts';

/** Experiments: systems × conditions × tasks × repeats, run in containers. */
export const experimentMethods = {
  /** Begins an experiment, or goes on with it. Paths in the plan are absolute. */
  'experiment.start': {
    kind: 'call',
    input: z.strictObject({
      /** As it is, or the file that holds it. */
      plan: z.union([experimentPlanSchema, z.strictObject({ file: z.string().min(1) })]),
      /** How long an engine that is away is waited for, s. */
      patience: z.number().min(0).max(604_800).default(3600),
      /** Bytes that our images may take on the engine's disk. */
      disk_budget: z.number().positive().optional(),
    }),
    output: z.object({ job_id: count }),
  },
  /** Every experiment of the workspace, the newest first. */
  experiments: {
    kind: 'call',
    input: z.strictObject({}),
    output: z.object({ rows: z.array(experimentRowSchema).readonly() }),
  },
  'experiment.under_way': {
    kind: 'call',
    input: z.strictObject({ experiment_id: count }),
    output: z.object({ rows: z.array(underWaySchema).readonly() }),
  },
  /** What happens in the attempt that a run has under way here, from its beginning to its end. */
  'attempt.follow': {
    kind: 'stream',
    input: z.strictObject({ run_id: count }),
    output: listedEventSchema,
  },
  /** Tries that came to nothing, the newest first. */
  'experiment.failures': {
    kind: 'call',
    input: z.strictObject({ experiment_id: count, limit: count.max(10_000).default(500) }),
    output: z.object({ rows: z.array(failedTrySchema).readonly() }),
  },
} as const;
