import { z } from 'zod';
import { experimentPlanSchema } from '../schemas/experiment-schema.ts';
import { count } from '../schemas/pieces.ts';

/** Experiments: systems × conditions × tasks × repeats, run in containers. */
export const experimentMethods = {
  /** Begins an experiment, or goes on with it. Paths in the plan are absolute. */
  'experiment.start': {
    kind: 'call',
    input: z.strictObject({
      plan: experimentPlanSchema,
      /** How long an engine that is away is waited for, s. */
      patience: z.number().min(0).max(604_800).default(3600),
      /** Bytes that our images may take on the engine's disk. */
      disk_budget: z.number().positive().optional(),
    }),
    output: z.object({ job_id: count }),
  },
} as const;
